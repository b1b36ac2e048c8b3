import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parseDocument } from '../../../scripts/html/document.ts';
import { publishedManifest } from '../../../scripts/images/publish.ts';
import type { Manifest } from '../../../src/images/manifest.ts';
import { hashedPath } from '../../../src/images/manifest.ts';
import { linkProblems } from '../../built/checks/links.ts';
import { freshFolder } from '../freshFolder.ts';

const path = '/images/works/a/cover.png';
const hash = '0123456789ab';
const manifest: Manifest = { [path]: { width: 2400, height: 1600, fallback: 'png', animated: false, hash, colour: '#ffffff' } };

/** A picture address as pages have it. */
const picture = (url: string, width: number) => `/_next/image?url=${encodeURIComponent(url)}&amp;w=${width}&amp;q=75`;

const folder = freshFolder();
beforeEach(() => {
  mkdirSync(join(folder(), 'industries'));
  for (const file of ['industries/a.html', 'a,b.svg']) writeFileSync(join(folder(), file), '');
  writeFileSync(publishedManifest(folder()), JSON.stringify(manifest));
});

const problems = (html: string) => linkProblems([{ path: '/', document: parseDocument(html) }], folder());

test.each([
  ['a folder', '<a href="/industries">', '/industries leads nowhere'],
  ['no place', '<a href="/#here">', '/#here: no such place on the page'],
  ['one broken candidate', '<img srcSet="/a,b.svg 1x, /b.svg 2x">', '/b.svg leads nowhere'],
  ['a broken candidate without a descriptor', '<source srcset="/b.svg">', '/b.svg leads nowhere'],
  ['a broken preload', '<link rel="preload" imageSrcSet="/b.svg 1x, /a,b.svg 2x">', '/b.svg leads nowhere'],
])('%s is reported', (_, html, problem) => expect(problems(html)).toEqual([`/: ${problem}`]));

test('an older picture is reported, even as one of several candidates', () => {
  const older = picture(hashedPath(path, 'ffffffffffff'), 640);
  expect(problems(`<img srcSet="${picture(path, 640)} 640w, ${older} 750w">`)).toEqual([
    expect.stringMatching(/as it was before/),
  ]);
});
