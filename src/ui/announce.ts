/** The id of the page's one live region, which the shell renders empty. */
export const announcerId = 'announcer';

/** How long a sentence stays in the region. If it stayed, closing a dialog would have it read again. */
const clearAfterMs = 2000;

let timer: number | undefined;

/**
 * Makes screen readers say a sentence once, after what they are reading.
 * @param lang the sentence's language as a BCP 47 tag; the page's language by default
 */
export function announce(sentence: string, lang = '') {
  const region = document.getElementById(announcerId);
  if (!region) return;
  const write = (text: string) => {
    region.textContent = text;
  };
  if (lang) region.lang = lang;
  else region.removeAttribute('lang');
  write(sentence);
  clearTimeout(timer);
  timer = window.setTimeout(write, clearAfterMs, '');
}
