import type { Page } from 'playwright/test';
import { findRoot } from './root.ts';

/** The size of a window without zoom, in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Two desktops, a tablet and a phone. */
export const zoomWindows: WindowSize[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/**
 * Text above this size, in CSS pixels, must grow by half at 200 % and double at 400 %. Other text
 * must double at 200 %.
 */
const headlineSize = 64;

/**
 * Returns every visible text with its size in CSS pixels and its words that are broken without a
 * hyphen.
 */
const measure = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const texts = [];
    const vowel = 'aeiouyåäöáéíóőúüű';
    // Replaces the dictionary of `hyphens: auto`, which Debian's Chromium lacks.
    const syllable = new RegExp(
      `(?<=\\p{L}[${vowel}])(?=[^${vowel}\\P{L}]\\p{L}{2})|(?<=[${vowel}][^${vowel}\\P{L}])(?=[^${vowel}\\P{L}]\\p{L}{2})|(?<=[${vowel}][^${vowel}\\P{L}]{2,3})(?=[^${vowel}\\P{L}][${vowel}])`,
      'giu',
    );
    const walker = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (
      let node = walker.nextNode() as Text | null;
      node;
      node = walker.nextNode() as Text | null
    ) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || parent.closest('[aria-hidden=true], script, style'))
        continue;
      const { fontSize, hyphens, clipPath } = getComputedStyle(parent);
      const isVisible = parent.checkVisibility({ visibilityProperty: true }) && clipPath === 'none';
      const original = node.data;
      const broken: string[] = [];
      if (isVisible && hyphens === 'auto') node.data = original.replace(syllable, '\u00ad');
      const range = document.createRange();
      const bottomAt = (index: number) => {
        range.setStart(node as Text, index);
        range.setEnd(node as Text, index + 1);
        return range.getBoundingClientRect().bottom;
      };
      for (const { 0: word, index } of isVisible
        ? node.data.matchAll(/[\p{L}\p{N}\u00ad'’]{2,}/gu)
        : []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size < 2)
          continue;
        const letters = [...word].flatMap((letter, at) =>
          letter === '\u00ad' ? [] : [{ at, bottom: bottomAt(index + at) }],
        );
        const isCut = letters.some(
          ({ at, bottom }, next) =>
            next &&
            Math.abs(bottom - (letters[next - 1]?.bottom ?? 0)) > 4 &&
            word[at - 1] !== '\u00ad',
        );
        if (isCut) broken.push(word.replaceAll('\u00ad', ''));
      }
      node.data = original;
      texts.push({
        text: original.trim().slice(0, 40),
        size: isVisible ? Number.parseFloat(fontSize) : 0,
        broken,
      });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts, sideways: scrollWidth - clientWidth };
  }, root);

/**
 * Zooms and enlarges the text. Returns the ten worst problems: texts that grow too little
 * (https://www.w3.org/TR/WCAG22/#resize-text) and words that are then broken without a hyphen.
 */
export async function findTextGrowthProblems(page: Page, windows: WindowSize[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const root = await findRoot(page);
  const problems: { line: string; share: number }[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    const before = (await measure(page, root)).texts;
    for (const [setting, zoom, textSize, minGrowth] of [
      ['zoom of 200 %', 2, 16, 1.5],
      ['zoom of 400 %', 4, 16, 2],
      ['text at 200 %', 1, 32, 1.5],
    ] as const) {
      const where = `at ${width} by ${height}, ${setting}`;
      await page.setViewportSize({ width: width / zoom, height: Math.round(height / zoom) });
      await session.send('Page.setFontSizes', {
        fontSizes: { standard: textSize, fixed: textSize },
      });
      const { texts, sideways } = await measure(page, root);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      if (sideways > 0 && zoom < 4)
        problems.push({ line: `it scrolls sideways by ${sideways} px ${where}`, share: 0 });
      for (const [index, { text, size, broken }] of texts.entries()) {
        const sizeBefore = before[index]?.text === text ? before[index].size : 0;
        const growth = (size * zoom) / sizeBefore;
        const needed = sizeBefore > headlineSize ? minGrowth : 2;
        if (size && sizeBefore && growth < needed - 0.005)
          problems.push({
            line: `"${text}" grows ${growth.toFixed(2)} times from ${sizeBefore.toFixed(1)} px ${where}`,
            share: growth / needed,
          });
        if (zoom < 4)
          for (const word of broken)
            problems.push({ line: `"${word}" is broken ${where}`, share: 1 });
      }
    }
  }
  await session.detach();
  return problems
    .sort((a, b) => a.share - b.share)
    .slice(0, 10)
    .map(({ line }) => line);
}
