import { backOn } from '../../closedDays.ts';

/**
 * The day on which we are back, as `7 January`, if both offices are closed. `Intl`, whose first use is slow, is used only then.
 * @param minute since 1970
 */
export function readableBackOn(minute: number): string | undefined {
  const back = backOn(new Date(minute * 60_000).toISOString().slice(0, 10));
  return back && new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(back));
}
