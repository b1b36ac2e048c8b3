import { type Mascot, pictureAt } from '../../../content/facts/mascots.ts';
import type { InShell } from '../../shellWords.ts';
import type { LiveOffice } from '../sun/liveFooter.tsx';

type Offices = readonly LiveOffice[] | undefined;

export interface AnimalsProps extends InShell {
  /** Undefined until the clock has loaded. */
  offices: Offices;
}

/** Returns whether a mascot's office, by its index or else the first, has bedtime. */
export const isBedtimeFor = (index: number, offices: Offices) =>
  (offices?.[index] ?? offices?.[0])?.isBedtime ?? false;

/**
 * Returns the path of a mascot's picture. A drawing may have other colours on a dark field, with the
 * selector `:target` and the id `night`.
 */
export function pictureNow({ picture, asleep }: Mascot, index: number, offices: Offices) {
  const path = pictureAt((isBedtimeFor(index, offices) && asleep) || picture);
  return offices?.some(({ night }) => night === '') ? `${path}#night` : path;
}
