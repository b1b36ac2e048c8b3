/** Makes the picture that is shown when a page is shared: one for every page of the sitemap, in the brand. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { loadIndustries, loadServices, loadWorks } from '../../src/content/load.ts';
import { industryPath, routes, servicePath, site, workPath } from '../../src/site.ts';
import { palette } from '../../src/theme/colours.ts';
import {
  attribute,
  canonicalOf,
  collapseSpaces,
  findAll,
  findOne,
  type Node,
  parseDocument,
  textOf,
} from '../html/document.ts';
import { type Card, cardSize, drawCard } from './card.ts';

/** Cards that were rasterised before, by their SVG. */
const cache = '.cache/og';

const drawingFor = (path: string) =>
  loadServices().find(({ slug }) => servicePath(slug) === path)?.drawing ??
  loadIndustries().find(({ slug }) => industryPath(slug) === path)?.drawing;

function cardFor(path: string, page: Node): Card {
  const work = loadWorks().find(({ slug }) => workPath(slug) === path);
  if (work) return { title: work.title, over: work.client, field: work.colour.field, ink: work.colour.ink };
  const title = collapseSpaces(textOf(findOne(page, 'h1')));
  return path === routes.sweden
    ? { title, field: palette.fjord, ink: palette.paper }
    : { title, field: palette.tram, ink: palette.ink, drawing: drawingFor(path) };
}

async function render(card: Card): Promise<Buffer> {
  const drawing = await drawCard(card);
  const key = createHash('sha256').update(drawing).digest('hex');
  const kept = join(cache, `${key}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await sharp(Buffer.from(drawing))
    .resize(cardSize.width)
    .png({ palette: true, colours: 32, effort: 4 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, png);
  return png;
}

/** Writes `og/….png` beside the pages in `folder`. @returns how many there are */
export async function writeCards(folder: string): Promise<number> {
  let count = 0;
  for (const file of globSync(`${folder}/**/*.html`)) {
    const page = parseDocument(readFileSync(file, 'utf8'));
    const [picture] = findAll(page, 'meta', { property: 'og:image' });
    if (!picture) continue;
    const target = join(folder, new URL(attribute(picture, 'content') ?? '').pathname);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await render(cardFor(new URL(canonicalOf(page) ?? site.url).pathname, page)));
    count += 1;
  }
  return count;
}
