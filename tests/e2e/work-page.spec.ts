import { workPath } from '#src/site.ts';
import { boxesOf, expect, scrollTo, scrollTop, skipUnless, test, visit } from './visit.ts';
import { works } from './worksList.ts';

/** The work whose title needs the most space. */
const [longest] = works.toSorted((a, b) => b.title.length - a.title.length);

test('cover and pictures of a work fit the window', async ({ page }) => {
  skipUnless(longest, 'work');
  const { slug, pictures } = longest ?? { slug: '', pictures: [] };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, workPath(slug));
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const opening = page.locator('main section').first();
  const boxes = () => boxesOf(opening.locator('> :first-child').or(opening.locator('img')));
  const figures = page.locator('main figure img');
  await expect(figures).toHaveCount(pictures.length - 1);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const name = `${width} by ${height}`;
    const [text, cover] = await boxes();
    expect(cover?.top, name).toBeGreaterThanOrEqual(0);
    expect(cover?.height, name).toBeGreaterThan(height / 3);
    expect(cover?.bottom, name).toBeLessThanOrEqual(height + 1);
    if (width < height) continue;
    // The text must not cover the drawn object on the cover (see tests/built/works.test.ts).
    expect(text?.width, name).toBeLessThanOrEqual(width * 0.455);
    const lowest = (cover?.top ?? 0) + (cover?.height ?? 0) * 0.9;
    expect(text?.bottom, name).toBeLessThanOrEqual(lowest);
    // Polls, because a picture has the shape of its phone crop until the uncropped one has loaded.
    const highest = async () =>
      Math.max(0, ...(await boxesOf(figures)).map((figure) => figure.height));
    await expect.poll(highest, name).toBeLessThanOrEqual(height - 48);
  }
});

test('scrolling the page drives past all decisions along a road', async ({ page }) => {
  const work = works.find(({ scene }) => scene?.kind === 'road');
  skipUnless(work, 'work with a road');
  await visit(page, workPath(work?.slug ?? ''));
  const road = page.locator('[role=group][aria-labelledby=decisions]');
  const [{ right: edge } = { right: 0 }] = await boxesOf(road);
  for (const { left, right } of await boxesOf(road.locator('p')))
    expect(left > edge - 1 || right < edge, 'no text is cut').toBe(true);
  for (const { title } of work?.decisions ?? []) {
    const heading = road.getByRole('heading', { name: title });
    // The page follows each scroll within some frames.
    await expect(async () => {
      await scrollTo(page, (await scrollTop(page)) + 200);
      await expect(heading).toBeInViewport({ ratio: 1, timeout: 1 });
    }).toPass({ intervals: [0] });
  }
});
