import type { createCookieAnswer } from '../consent/cookieAnswer.ts';
import { recordingKey } from './constants.ts';

interface Recording {
  start: () => void;
  stop: () => void;
}

/** Removes the recording id that an earlier page has left in this tab. */
function removeRecordingId() {
  try {
    sessionStorage.removeItem(recordingKey);
  } catch {
    // Storage that cannot remove an entry contains none.
  }
}

/**
 * Records while the cookie answer is yes, and follows its changes in any tab.
 * @param load downloads the recorder, only after the visitor has agreed
 */
export function followConsent(
  { read, subscribe }: Pick<ReturnType<typeof createCookieAnswer>, 'read' | 'subscribe'>,
  load: () => Promise<Recording> = () =>
    import('./sentry/recording.ts').then((module) => module.createRecording()),
) {
  let recording: Promise<Recording | undefined> | undefined;
  let isRunning = false;
  const isAllowed = () => read() === 'true';

  /** The next yes downloads it again. */
  const forget = () => {
    recording = undefined;
    return undefined;
  };

  async function update() {
    if (isAllowed()) recording ??= load().catch(forget);
    else removeRecordingId();
    const recorder = await recording;
    // Reads the answer again, because it may have changed during the download.
    const shouldRun = isAllowed();
    if (!recorder || shouldRun === isRunning) return;
    isRunning = shouldRun;
    if (shouldRun) recorder.start();
    else recorder.stop();
  }
  subscribe(() => void update());
  void update();
}
