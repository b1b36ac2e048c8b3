import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes } from '../../src/site.ts';
import { test } from './flow.ts';

/** The stored answer, and whether the notice is shown. */
const state = (key: string) => ({
  stored: localStorage.getItem(key),
  shown: document.querySelector('[aria-label="Cookie notice"]') !== null,
});

for (const [words, stored] of [
  ['Accept', 'true'],
  ['No, close', 'false'],
] as const) {
  test(`"${words}" stores ${stored}, and the notice is gone for good`, { tag: '@smoke' }, async ({ visit }) => {
    await visit.open(routes.home);
    await visit.sees('a first visit', { stored: null, shown: true }, state, cookieAnswerKey);
    await visit.click('[aria-label="Cookie notice"] button', words);
    await visit.sees('the answer', { stored, shown: false }, state, cookieAnswerKey);
    await visit.reload();
    await visit.sees('after a reload', { stored, shown: false }, state, cookieAnswerKey);
    await visit.open(routes.contact);
    await visit.sees('on another page', { stored, shown: false }, state, cookieAnswerKey);
  });
}
