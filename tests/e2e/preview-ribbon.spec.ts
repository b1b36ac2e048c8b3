import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuildFacts } from '../../scripts/build/facts.ts';
import { scriptHashes } from '../../scripts/edge/headers.ts';
import { contentSecurityPolicy } from '../../scripts/edge/policy.ts';
import { servePages } from '../../scripts/serve/servePages.ts';
import { PreviewRibbon, previewRibbonStyle } from '../../src/shell/PreviewRibbon.tsx';
import { routes } from '../../src/site.ts';
import { expect, heading, test, visit } from './visit.ts';

test('a preview shows its branch and commit in a ribbon until it is dismissed', async ({
  page,
}) => {
  const facts: BuildFacts = JSON.parse(readFileSync('out/build.json', 'utf8'));
  const ribbonHtml = renderToStaticMarkup(createElement(PreviewRibbon, facts));
  // Adds the ribbon where the document of a preview has it; the build of a preview already does.
  const change = (html: string) =>
    facts.environment === 'preview'
      ? html
      : html
          .replace('</head>', () => `<style>${previewRibbonStyle}</style></head>`)
          .replace('<script id="__NEXT_DATA__"', (data) => ribbonHtml + data);
  const policy = contentSecurityPolicy(scriptHashes('out', change));
  const { url, stop } = await servePages('out', { change, policy });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, url + routes.services);
  const ribbon = page.getByRole('complementary', { name: 'Preview' });
  const label = ribbon.getByText('Preview:');
  await expect(label).toContainText(`Preview: ${facts.commit} of ${facts.branch}`);
  await expect(label).toHaveCSS('pointer-events', 'none');
  await expect(label).toBeInViewport({ ratio: 1 });
  expect((await label.boundingBox())?.height).toBeLessThan(60);
  await ribbon.getByRole('button').click();
  await expect(ribbon).toHaveCount(0);
  await page.getByRole('contentinfo').locator(`a[href="${routes.career}"]`).click();
  await expect(page).toHaveURL(url + routes.career);
  await expect(heading(page)).toBeFocused();
  await expect(ribbon).toHaveCount(0);
  await visit(page, url + routes.home);
  await expect(ribbon).toBeVisible();
  await stop();
});
