/** How words that are left out leave, faster and faster. */
const leaving = {
  duration: 200,
  easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)',
  fill: 'forwards',
} as const;
/** How far a word that stays pushes the others on its line, in multiples of its height. */
const push = 0.6;
/**
 * How the words that stay travel to their new places, and how far one that goes right keeps below
 * the others.
 */
const travelling = {
  duration: 340,
  easing: 'cubic-bezier(0.25, 0.1, 0.2, 1)',
  fill: 'backwards',
} as const;
const travellingApartMs = 40;
const detour: Keyframe[] = [
  { translate: '0 0', easing: 'ease-out' },
  { translate: '0 0.8em', offset: 0.4, easing: 'linear' },
  { translate: '0 0.75em', offset: 0.75, easing: 'ease-in-out' },
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
 * larger. @returns a span for each word
 */
function setLarge(heading: HTMLElement, words: readonly string[], width: number, height: number) {
  const { font, fontSize } = getComputedStyle(heading);
  const size = Number.parseFloat(fontSize);
  // Copies out of the flow, because each change of the heading would lay out the whole page.
  const copies = [words.join(' '), words.join('\n')].map((text) => {
    const copy = heading.cloneNode() as HTMLElement;
    copy.style.cssText =
      'position:absolute;visibility:hidden;width:max-content;max-width:none;white-space:pre';
    copy.textContent = text;
    return copy;
  });
  heading.after(...copies);
  const [line, lines] = copies.map(({ textContent: text, offsetWidth, offsetHeight }) => ({
    text,
    scale: Math.min(width / offsetWidth, height / offsetHeight),
  }));
  for (const copy of copies) copy.remove();
  const best = line && lines && lines.scale > 1.1 * line.scale ? lines : line;
  if (!best) return [];
  heading.style.cssText = `min-height:var(--kept,${height}px);max-width:none;margin-left:0;white-space:pre;font-size:${best.scale * size}px`;
  heading.textContent = best.text;
  const spans = wrapWords(heading);
  // Sets the edge of each line's first letter, not its box, on the page's left edge.
  for (const word of best === lines ? spans : spans.slice(0, 1)) {
    const bearing = measure(font, word.textContent.slice(0, 1))?.actualBoundingBoxLeft ?? 0;
    word.style.marginLeft = `${bearing / size}em`;
  }
  return spans;
}

/** Moves a word sideways out of the window, or as far as it pushes others. */
const leave = (word: HTMLElement, distancePx: number) =>
  word.animate({ translate: ['0', `${distancePx}px`] }, leaving).finished;

/**
 * Lets all but some last words of a heading go off to the left, pushed by those that stay.
 * @returns the words that stay, once the others are gone
 */
export async function removeOthers(heading: HTMLElement, lastWords: string): Promise<Word[]> {
  const words = wrapWords(heading).map((word) => ({ word, box: word.getBoundingClientRect() }));
  const others = words.splice(0, words.length - lastWords.split(' ').length);
  const widthPx = Math.max(...others.map(({ box }) => box.right));
  const pushing = words.filter(({ box }) => others.some((other) => other.box.top === box.top));
  await Promise.all([
    ...others.map(({ word }) => leave(word, -widthPx)),
    ...pushing.map(({ word, box }) => leave(word, -push * box.height)),
  ]);
  return words.map(({ word }) => ({ text: word.textContent, box: word.getBoundingClientRect() }));
}

let context: CanvasRenderingContext2D | null | undefined;

/** @param font as in CSS */
function measure(font: string, text: string) {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = font;
  return context.measureText(text);
}

/** Lets a first letter that changes, such as to a capital, grow into it on the way. */
function changeLetter(word: HTMLElement, before: string, timing: KeyframeAnimationOptions) {
  const after = word.textContent;
  if (after === before || after.slice(1) !== before.slice(1)) return;
  const { font } = getComputedStyle(word);
  const [small, capital] = [before, after].map((text) => measure(font, text.slice(0, 1)));
  if (!small || !capital) return;
  const [old, now] = [before, after].map((text) => {
    const letter = document.createElement('span');
    letter.textContent = text.slice(0, 1);
    return letter;
  });
  if (!old || !now) return;
  old.ariaHidden = 'true';
  old.style.cssText = 'position:absolute;right:100%';
  now.style.display = 'inline-block';
  // Where letters stand: their right edge on the baseline.
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = capital;
  const baseline = (word.offsetHeight + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
  const growth = capital.actualBoundingBoxAscent / small.actualBoundingBoxAscent;
  for (const letter of [old, now]) letter.style.transformOrigin = `100% ${baseline}px`;
  const rest = document.createElement('span');
  rest.style.cssText = 'position:relative';
  rest.append(old, after.slice(1));
  word.replaceChildren(now, rest);
  const halfway = { ...timing, easing: 'steps(2, jump-none)' };
  now.animate({ scale: [1 / growth, 1] }, timing);
  now.animate({ opacity: [0, 1] }, halfway);
  old.animate({ scale: [1, growth] }, timing);
  old.animate({ opacity: [1, 0] }, { ...halfway, fill: 'both' }).onfinish = () => old.remove();
}

/** The whole text of each heading that has lost words. */
const headlines = new WeakMap<HTMLElement, string>();

/**
 * Removes all but the last words of a heading, and sets these large, again when the window changes.
 * Its name for screen readers stays.
 * @param lastWords as written on their own, such as with a capital letter
 * @param growth returns by how much the heading may become higher
 * @param before the words that stay, from where they travel
 */
export function keepLastWords(
  heading: HTMLElement,
  lastWords: string,
  growth = () => 1,
  before?: readonly Word[],
) {
  const headline = headlines.get(heading) ?? heading.textContent;
  const arrange = () => {
    heading.style.cssText = '';
    heading.textContent = headline;
    const section = heading.parentElement ?? heading;
    const padding = Number.parseFloat(getComputedStyle(section).paddingLeft);
    const width = section.clientWidth - 2 * padding;
    return setLarge(heading, lastWords.split(' '), width, heading.offsetHeight * growth());
  };
  const words = arrange();
  if (!headlines.has(heading)) {
    headlines.set(heading, headline);
    heading.ariaLabel = headline.replace(/\s+/g, ' ');
    const arrangeAgain = () => {
      if (heading.isConnected) arrange();
      else window.removeEventListener('resize', arrangeAgain);
    };
    window.addEventListener('resize', arrangeAgain);
  }
  if (!before) return;
  const moves = words.flatMap((word, index) => {
    const from = before[index];
    const to = word.getBoundingClientRect();
    if (!from) return [];
    const [dx, dy] = [from.box.left - to.left, from.box.top - to.top];
    return [{ word, from, dx, dy, scale: from.box.height / to.height, index }];
  });
  // Of words that go right the last starts first, so that none runs into the next.
  const rightwards = moves.filter(({ dx, from }) => -dx > from.box.width / 2);
  for (const move of moves) {
    const { word, from, dx, dy, scale } = move;
    const isRightwards = rightwards.includes(move);
    const turn = isRightwards ? rightwards.at(-1 - rightwards.indexOf(move)) : move;
    const timing = { ...travelling, delay: (turn?.index ?? 0) * travellingApartMs };
    const start = `translate(${dx}px,${dy}px) scale(${scale})`;
    word.animate({ transform: [start, 'none'] }, timing);
    if (isRightwards) word.animate(detour, { ...timing, easing: 'linear' });
    changeLetter(word, from.text, timing);
  }
}
