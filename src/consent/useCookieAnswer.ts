import { useSyncExternalStore } from 'react';
import { type Answer, cookieAnswerKey, createCookieAnswer } from './cookieAnswer.ts';

export const cookieAnswer = createCookieAnswer(cookieAnswerKey, {
  storage: () => window.localStorage,
  events: typeof window === 'undefined' ? new EventTarget() : window,
});

/** Returns the cookie answer, or undefined in the exported HTML and until hydration. */
export function useCookieAnswer(): Answer | undefined {
  return useSyncExternalStore<Answer | undefined>(
    cookieAnswer.subscribe,
    cookieAnswer.read,
    () => undefined,
  );
}

/** Whether the browser sends the Global Privacy Control signal (https://w3c.github.io/gpc/). */
export const hasGlobalPrivacyControl = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
