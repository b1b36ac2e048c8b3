/** How long a word takes to leave, and to find its new place, and how much later the next one leaves: milliseconds. */
const leaving = 600;
const moving = 700;
const later = 90;

/** Puts each word of a heading into an element of its own. @returns these, in their order */
function wordsOf(heading: HTMLElement) {
  const parts = (heading.textContent ?? '').split(/(\s)/).map((part) => {
    if (!part.trim()) return part;
    const word = document.createElement('span');
    word.textContent = part;
    word.style.cssText = 'display:inline-block;transform-origin:0 0';
    return word;
  });
  heading.replaceChildren(...parts);
  return parts.filter((part) => typeof part !== 'string');
}

/** Sets words as large as they fit into a width without making the heading higher: on one line, or, where that is larger, each on its own. */
function setLarge(heading: HTMLElement, words: readonly string[], width: number) {
  const size = Number.parseFloat(getComputedStyle(heading).fontSize);
  const height = heading.offsetHeight;
  const [line, lines] = [words.join(' '), words.join('\n')].map((text) => {
    heading.style.cssText = 'width:max-content;max-width:none;white-space:pre';
    heading.textContent = text;
    return { text, scale: Math.min(width / heading.offsetWidth, height / heading.offsetHeight) };
  });
  const best = line && lines && lines.scale > 1.1 * line.scale ? lines : line;
  if (!best) return;
  // In a share of the window, so that it fits when that changes.
  const share = (best.scale * size * 100) / document.documentElement.clientWidth;
  heading.style.cssText = `position:relative;min-height:${height}px;max-width:none;white-space:pre;font-size:${share}vw`;
  heading.textContent = best.text;
}

/**
 * What the line leaves behind: the words that stand for the tangle follow it out of the window, and the last ones stand alone,
 * as large as there is room. Nothing around them moves.
 * @param rest the words that stay, the last ones of the heading, as they are written when they stand alone
 * @param still whether nothing may move, so that they are there at once
 */
export function leaveOnly(rest: string, heading: HTMLElement, still: boolean) {
  const { fontSize } = getComputedStyle(heading);
  const { left, top } = heading.getBoundingClientRect();
  const before = wordsOf(heading).map((word) => ({
    text: word.textContent,
    box: word.getBoundingClientRect(),
  }));
  const staying = rest.split(' ');
  // The last letter goes a little past the end of its line.
  setLarge(heading, staying, 0.98 * (document.documentElement.clientWidth - 2 * left));
  if (still) return;
  const gone = before.slice(0, -staying.length).reverse();
  for (const [index, word] of wordsOf(heading).entries()) {
    const from = before[gone.length + index]?.box;
    const to = word.getBoundingClientRect();
    if (!from) continue;
    const start = `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.height / to.height})`;
    const timing = {
      duration: moving,
      delay: gone.length * later + leaving / 2,
      easing: 'ease-in-out',
    };
    word.animate({ transform: [start, 'none'] }, { ...timing, fill: 'backwards' });
  }
  for (const [index, { text, box }] of gone.entries()) {
    const word = document.createElement('span');
    word.ariaHidden = 'true';
    word.textContent = text;
    word.style.cssText = `position:absolute;left:${box.left - left}px;top:${box.top - top}px;font-size:${fontSize}`;
    heading.append(word);
    const timing = { duration: leaving, delay: index * later, easing: 'ease-in' };
    word.animate({ translate: ['0', '100vw'] }, { ...timing, fill: 'forwards' }).onfinish = () =>
      word.remove();
  }
}
