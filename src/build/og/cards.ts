import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { kinds } from '../../content/kinds.ts';
import { routes, site } from '../../site.ts';
import { palette } from '../../theme/colours.ts';
import {
  attribute,
  canonicalOf,
  collapseSpaces,
  findAll,
  findOne,
  parseDocument,
  textOf,
} from '../html/document.ts';
import { type Card, cardSize, drawCard } from './card.ts';

/** @param title the page's heading; a kind's own card replaces it */
export function cardOf(path: string, title: string): Card {
  const isSwedish = path === routes.sweden;
  const page = Object.values(kinds)
    .flatMap(({ readPages }) => readPages())
    .find((entry) => entry.path === path);
  return {
    title,
    field: isSwedish ? palette.second : palette.main,
    ink: isSwedish ? palette.onSecond : palette.onMain,
    ...page?.card,
  };
}

/** @returns the number of cards */
export async function writeCards(folder: string): Promise<number> {
  const write = async (file: string) => {
    const page = parseDocument(readFileSync(file, 'utf8'));
    const [picture] = findAll(page, 'meta', { property: 'og:image' });
    if (!picture) return 0;
    const target = join(folder, new URL(attribute(picture, 'content') ?? '').pathname);
    mkdirSync(dirname(target), { recursive: true });
    const title = collapseSpaces(textOf(findOne(page, 'h1')));
    const card = cardOf(new URL(canonicalOf(page) ?? site.url).pathname, title);
    await sharp(Buffer.from(await drawCard(card)))
      .resize(cardSize.width)
      .png({ palette: true, colours: 32, effort: 4 })
      .toFile(target);
    return 1;
  };
  const counts = await pMap(globSync(`${folder}/**/*.html`), write, {
    concurrency: availableParallelism(),
  });
  return counts.reduce<number>((sum, count) => sum + count, 0);
}
