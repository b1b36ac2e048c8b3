import type { createCookieAnswer } from '../consent/cookieAnswer.ts';
import { recordingKey } from './constants.ts';

interface Recording {
  start: () => void;
  stop: () => void;
}

/** Takes away what a recording of an earlier page has left in this tab. */
function forget() {
  try {
    sessionStorage.removeItem(recordingKey);
  } catch {
    // Where storage may not be touched nothing was left.
  }
}

/**
 * Starts recording when the cookie answer is yes, now or later, here or in another tab, and stops at once when it no
 * longer is.
 * @param load fetches the recorder, which nobody who has not agreed needs
 */
export function followConsent(
  { read, subscribe }: Pick<ReturnType<typeof createCookieAnswer>, 'read' | 'subscribe'>,
  load: () => Promise<Recording> = () =>
    import('./sentry/recording.ts').then((module) => module.createRecording()),
) {
  let recording: Promise<Recording | undefined> | undefined;
  let running = false;

  async function follow() {
    const wanted = read() === 'true';
    if (wanted) recording ??= load().catch(() => undefined);
    else forget();
    const recorder = await recording;
    // The answer may have changed while the recorder was on its way.
    const now = read() === 'true';
    if (!recorder || now === running) return;
    running = now;
    if (now) recorder.start();
    else recorder.stop();
  }
  subscribe(() => void follow());
  void follow();
}
