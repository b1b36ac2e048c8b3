/** The id of the page's one live region, which the shell renders empty. */
export const announcerId = 'announcer';

/** How long a sentence stays, in milliseconds. One that stayed for good would be read again when a dialog closes over it. */
const stay = 2000;

let timer: number | undefined;

/**
 * Has screen readers say a sentence once, after what they are saying.
 * @param lang its language as a BCP 47 tag, where that is not the page's
 */
export function announce(sentence: string, lang = '') {
  const region = document.getElementById(announcerId);
  if (!region) return;
  const say = (text: string) => {
    region.textContent = text;
  };
  if (lang) region.lang = lang;
  else region.removeAttribute('lang');
  say(sentence);
  clearTimeout(timer);
  timer = window.setTimeout(say, stay, '');
}
