import type { Page } from 'playwright/test';
import { findRoot } from './root.ts';

/** In CSS pixels. At 400 % zoom it is as narrow as the smallest phone. */
const [width, height] = [1280, 800];

/**
 * Text above this size, in CSS pixels, must grow by half at 200 % and double at 400 %. Other text
 * must double at 200 %.
 */
const headlineSize = 64;

const measure = (page: Page, root: string) =>
  page.locator(root).evaluate((top) => {
    const texts = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data, parentElement: parent } = node as Text;
      if (!data.trim() || !parent || parent.closest('[aria-hidden=true], script, style')) continue;
      const { fontSize, hyphens, clipPath } = getComputedStyle(parent);
      const isVisible = parent.checkVisibility({ visibilityProperty: true }) && clipPath === 'none';
      // Debian's Chromium lacks the dictionary of `hyphens: auto`.
      const words = isVisible && hyphens !== 'auto' ? data.matchAll(/[\p{L}\p{N}\u00ad'’]+/gu) : [];
      const broken = [...words].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node as Text, index);
        range.setEnd(node as Text, index + word.length);
        const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
        return new Set(bottoms).size > 1 && !word.includes('\u00ad');
      });
      texts.push({
        text: data.trim().slice(0, 40),
        size: isVisible ? Number.parseFloat(fontSize) : 0,
        broken: broken.map(([word]) => word),
      });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts, sideways: scrollWidth - clientWidth };
  });

/**
 * Zooms and enlarges the text. Returns the ten worst problems: texts that grow too little
 * (https://www.w3.org/TR/WCAG22/#resize-text) and words that are then broken without a hyphen.
 */
export async function findTextGrowthProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  const root = await findRoot(page);
  const problems: { line: string; share: number }[] = [];
  await page.setViewportSize({ width, height });
  const before = (await measure(page, root)).texts;
  for (const [setting, zoom, textSize, minGrowth] of [
    ['zoom of 200 %', 2, 16, 1.5],
    ['zoom of 400 %', 4, 16, 2],
    ['text at 200 %', 1, 32, 1.5],
  ] as const) {
    const report = (problem: string, share: number) =>
      problems.push({ line: `${problem}, ${setting}`, share });
    await page.setViewportSize({ width: width / zoom, height: Math.round(height / zoom) });
    await setTextSize(textSize);
    const { texts, sideways } = await measure(page, root);
    await setTextSize(16);
    if (sideways > 0 && zoom < 4) report(`it scrolls sideways by ${sideways} px`, 0);
    for (const [index, { text, size, broken }] of texts.entries()) {
      const sizeBefore = before[index]?.text === text ? before[index].size : 0;
      const growth = (size * zoom) / sizeBefore;
      const needed = sizeBefore > headlineSize ? minGrowth : 2;
      if (size && sizeBefore && growth < needed - 0.005)
        report(`"${text}" grows ${growth.toFixed(2)} times from ${sizeBefore} px`, growth / needed);
      if (zoom < 4) for (const word of broken) report(`"${word}" is broken`, 1);
    }
  }
  await session.detach();
  problems.sort((a, b) => a.share - b.share);
  return problems.slice(0, 10).map(({ line }) => line);
}
