import type { Page } from 'playwright/test';
import { rootOf } from './root.ts';

/** A window at 100 %: CSS pixels. */
export interface Window {
  width: number;
  height: number;
}

/** The windows in which text has to double: two desktops, a tablet and a phone. */
export const zoomed: Window[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** Larger text need only grow by half at 200 %, and doubles at 400 %. CSS pixels. */
const headline = 64;

/** Every text that is shown, with its size in CSS pixels, and the words that break without a hyphen. */
const measure = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const texts = [];
    const vowel = 'aeiouyåäöáéíóőúüű';
    // Where a dictionary would let `hyphens: auto` break a word, more or less: Debian's Chromium has none.
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
      const shown = parent.checkVisibility({ visibilityProperty: true }) && clipPath === 'none';
      const written = node.data;
      const broken: string[] = [];
      if (shown && hyphens === 'auto') node.data = written.replace(syllable, '\u00ad');
      const range = document.createRange();
      const topAt = (index: number) => {
        range.setStart(node as Text, index);
        range.setEnd(node as Text, index + 1);
        return range.getBoundingClientRect().bottom;
      };
      for (const { 0: word, index } of shown
        ? node.data.matchAll(/[\p{L}\p{N}\u00ad'’]{2,}/gu)
        : []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size < 2)
          continue;
        const letters = [...word].flatMap((letter, at) =>
          letter === '\u00ad' ? [] : [{ at, bottom: topAt(index + at) }],
        );
        const cut = letters.some(
          ({ at, bottom }, next) =>
            next &&
            Math.abs(bottom - (letters[next - 1]?.bottom ?? 0)) > 4 &&
            word[at - 1] !== '\u00ad',
        );
        if (cut) broken.push(word.replaceAll('\u00ad', ''));
      }
      node.data = written;
      texts.push({
        text: written.trim().slice(0, 40),
        size: shown ? Number.parseFloat(fontSize) : 0,
        broken,
      });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts, sideways: scrollWidth - clientWidth };
  }, root);

/** The ten texts that grow least when a visitor zooms or sets larger text, and words that break there without a hyphen. */
export async function textGrowth(page: Page, windows: Window[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const root = await rootOf(page);
  const problems: { line: string; share: number }[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    const before = (await measure(page, root)).texts;
    for (const [how, zoom, textSize, least] of [
      ['zoom of 200 %', 2, 16, 1.5],
      ['zoom of 400 %', 4, 16, 2],
      ['text at 200 %', 1, 32, 1.5],
    ] as const) {
      const where = `at ${width} by ${height}, ${how}`;
      await page.setViewportSize({ width: width / zoom, height: Math.round(height / zoom) });
      await session.send('Page.setFontSizes', {
        fontSizes: { standard: textSize, fixed: textSize },
      });
      const { texts, sideways } = await measure(page, root);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      if (sideways > 0 && zoom < 4)
        problems.push({ line: `it scrolls sideways by ${sideways} px ${where}`, share: 0 });
      for (const [index, { text, size, broken }] of texts.entries()) {
        const was = before[index]?.text === text ? before[index].size : 0;
        const growth = (size * zoom) / was;
        const needed = was > headline ? least : 2;
        if (size && was && growth < needed - 0.005)
          problems.push({
            line: `"${text}" grows ${growth.toFixed(2)} times from ${was.toFixed(1)} px ${where}`,
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
