/** How the words that are left out leave to the left, each a little after the one before it. */
const leaving = { duration: 220, easing: 'ease-in', fill: 'forwards' } as const;
const leavingApartMs = 30;
/**
 * How the words that stay travel to their new places, and how far one that goes right keeps below
 * the others.
 */
const travelling = { duration: 500, easing: 'ease-in-out', fill: 'backwards' } as const;
const pauseMs = 60;
const travellingApartMs = 40;
const detour: Keyframe[] = [
  { translate: '0 0', easing: 'ease-out' },
  { translate: '0 0.85em', offset: 0.4, easing: 'linear' },
  { translate: '0 0.8em', offset: 0.75, easing: 'ease-in-out' },
  { translate: '0 0' },
];

export interface Word {
  text: string;
  box: DOMRect;
}

/** Wraps each word of a heading in a span. @returns the spans in their order */
function wrapWords(heading: HTMLElement) {
  const parts = (heading.textContent ?? '').split(/(\s)/).map((part) => {
    if (!part.trim()) return part;
    const word = document.createElement('span');
    word.textContent = part;
    word.style.cssText = 'display:inline-block;position:relative;transform-origin:0 0';
    return word;
  });
  heading.replaceChildren(...parts);
  return parts.filter((part) => typeof part !== 'string');
}

/**
 * Sets words as large as they fit a width and a height: on one line, or one per line if that is
 * larger.
 */
function setLarge(heading: HTMLElement, words: readonly string[], width: number, height: number) {
  const size = Number.parseFloat(getComputedStyle(heading).fontSize);
  const [line, lines] = [words.join(' '), words.join('\n')].map((text) => {
    heading.style.cssText = 'width:max-content;max-width:none;white-space:pre';
    heading.textContent = text;
    return { text, scale: Math.min(width / heading.offsetWidth, height / heading.offsetHeight) };
  });
  const best = line && lines && lines.scale > 1.1 * line.scale ? lines : line;
  if (!best) return;
  // Relative to the window's width, so that it still fits when that changes.
  const sizeVw = (best.scale * size * 100) / document.documentElement.clientWidth;
  heading.style.cssText = `min-height:var(--kept,${height}px);max-width:none;white-space:pre;font-size:${sizeVw}vw`;
  heading.textContent = best.text;
}

/**
 * Moves all but some last words of a heading out of the window.
 * @returns the words that stay, once the others have left
 */
export async function removeOthers(heading: HTMLElement, lastWords: string): Promise<Word[]> {
  const words = wrapWords(heading).map((word) => ({ word, box: word.getBoundingClientRect() }));
  const others = words.splice(0, words.length - lastWords.split(' ').length);
  // All go equally far, so that none overtakes another.
  const way = Math.max(...others.map(({ box }) => box.right)) + 10;
  const animations = others.map(({ word }, index) =>
    word.animate({ translate: ['0', `${-way}px`] }, { ...leaving, delay: index * leavingApartMs }),
  );
  await Promise.all(animations.map(({ finished }) => finished));
  return words.map(({ word, box }) => ({ text: word.textContent, box }));
}

/** Shows a first letter that changes, such as to a capital, as it was until the word has arrived. */
function changeLetter(word: HTMLElement, before: string, timing: KeyframeAnimationOptions) {
  const after = word.textContent;
  if (after === before || after.slice(1) !== before.slice(1)) return;
  const [old, now] = [before, after].map((text) => {
    const letter = document.createElement('span');
    letter.textContent = text.slice(0, 1);
    return letter;
  });
  if (!old || !now) return;
  old.ariaHidden = 'true';
  old.style.cssText = 'position:absolute;right:100%';
  const rest = document.createElement('span');
  rest.style.cssText = 'position:relative';
  rest.append(old, after.slice(1));
  word.replaceChildren(now, rest);
  now.animate({ opacity: [0, 0, 1] }, timing);
  old.animate({ opacity: [1, 1, 0] }, { ...timing, fill: 'both' }).onfinish = () => old.remove();
}

/**
 * Removes all but the last words of a heading, and sets these large. Its name for screen readers stays.
 * @param lastWords as written on their own, such as with a capital letter
 * @param before the words that stay, from where they travel
 * @param growth by how much the heading may become higher
 */
export function keepLastWords(
  heading: HTMLElement,
  lastWords: string,
  before?: readonly Word[],
  growth = 1,
) {
  if (!heading.ariaLabel) heading.ariaLabel = heading.textContent.replace(/\s+/g, ' ');
  const { left } = heading.getBoundingClientRect();
  // Leaves a little room, because the last letter overlaps the end of its line.
  const width = 0.98 * (document.documentElement.clientWidth - 2 * left);
  setLarge(heading, lastWords.split(' '), width, heading.offsetHeight * growth);
  if (!before) return;
  const moves = wrapWords(heading).flatMap((word, index) => {
    const from = before[index];
    const to = word.getBoundingClientRect();
    if (!from) return [];
    const [dx, dy] = [from.box.left - to.left, from.box.top - to.top];
    return [{ word, from, dx, dy, scale: from.box.height / to.height, index }];
  });
  // Of words that go right the last starts first, so that none runs into the next.
  const rightwards = moves.filter(({ dx }) => dx < 0);
  for (const move of moves) {
    const { word, from, dx, dy, scale } = move;
    const turn = dx < 0 ? rightwards.at(-1 - rightwards.indexOf(move)) : move;
    const timing = { ...travelling, delay: pauseMs + (turn?.index ?? 0) * travellingApartMs };
    const start = `translate(${dx}px,${dy}px) scale(${scale})`;
    word.animate({ transform: [start, 'none'] }, timing);
    if (dx < 0) word.animate(detour, { ...timing, easing: 'linear' });
    changeLetter(word, from.text, timing);
  }
}
