/** How long a word takes to leave or to move to its new position, and the delay before the next one leaves. */
const leavingMs = 600;
const movingMs = 700;
const delayMs = 90;

/** Wraps each word of a heading in a span. @returns the spans in their order */
function wrapWords(heading: HTMLElement) {
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

/** Sets words as large as they fit a width without making the heading higher: on one line, or one per line if that is larger. */
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
  // Relative to the window's width, so that it still fits when that changes.
  const sizeVw = (best.scale * size * 100) / document.documentElement.clientWidth;
  heading.style.cssText = `position:relative;min-height:${height}px;max-width:none;white-space:pre;font-size:${sizeVw}vw`;
  heading.textContent = best.text;
}

/**
 * Removes all but the last words of a heading: the others follow the line out of the window, and the last ones grow into the room.
 * Nothing around the heading moves, and its name for screen readers stays.
 * @param lastWords as written on their own, such as with a capital letter
 * @param animated whether words move; otherwise the heading changes immediately
 */
export function keepLastWords(lastWords: string, heading: HTMLElement, animated: boolean) {
  heading.setAttribute('aria-label', heading.textContent.replace(/\s+/g, ' '));
  const { fontSize } = getComputedStyle(heading);
  const { left, top } = heading.getBoundingClientRect();
  const before = wrapWords(heading).map((word) => ({
    text: word.textContent,
    box: word.getBoundingClientRect(),
  }));
  const staying = lastWords.split(' ');
  // Leaves a little room, because the last letter overlaps the end of its line.
  setLarge(heading, staying, 0.98 * (document.documentElement.clientWidth - 2 * left));
  if (!animated) return;
  const leaving = before.slice(0, -staying.length).reverse();
  for (const [index, word] of wrapWords(heading).entries()) {
    const from = before[leaving.length + index]?.box;
    const to = word.getBoundingClientRect();
    if (!from) continue;
    const start = `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.height / to.height})`;
    const timing = {
      duration: movingMs,
      delay: leaving.length * delayMs + leavingMs / 2,
      easing: 'ease-in-out',
    };
    word.animate({ transform: [start, 'none'] }, { ...timing, fill: 'backwards' });
  }
  for (const [index, { text, box }] of leaving.entries()) {
    const word = document.createElement('span');
    word.ariaHidden = 'true';
    word.textContent = text;
    word.style.cssText = `position:absolute;left:${box.left - left}px;top:${box.top - top}px;font-size:${fontSize}`;
    heading.append(word);
    const timing = { duration: leavingMs, delay: index * delayMs, easing: 'ease-in' };
    word.animate({ translate: ['0', '100vw'] }, { ...timing, fill: 'forwards' }).onfinish = () =>
      word.remove();
  }
}
