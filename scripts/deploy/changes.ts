import { existsSync, readFileSync } from 'node:fs';
import pMap from 'p-map';
import {
  attribute,
  elements,
  findAll,
  findOne,
  parseDocument,
  textOf,
} from '#src/build/html/document.ts';
import { pathsIn } from '#src/build/sitemap.ts';
import { visitor } from '../smoke/visitor.ts';
import { commitOf, type Host, stageOf } from './api.ts';
import { isAncestor } from './preconditions.ts';

const maxListed = 30;

/** Attributes with words or pictures; `d` is the outline of a drawing. */
const shown = ['alt', 'aria-label', 'content', 'd', 'poster', 'src'];

/** The parts of a page, in which the ribbon of previews and the scripts are not. */
const parts = ['header', 'dialog', 'main', 'footer'];

/** Reads a page's title, and all of its words and pictures. */
function contentOf(html: string) {
  const page = parseDocument(html);
  const title = textOf(findOne(page, 'title'));
  const [description] = findAll(page, 'meta', { name: 'description' });
  const found = parts.flatMap((tag) => findAll(page, tag));
  const attributes = [description, ...found.flatMap(elements)].flatMap((element) =>
    shown.flatMap((name) => (element && attribute(element, name)) ?? []),
  );
  return { title, all: JSON.stringify([title, found.map(textOf), attributes]) };
}

const readBuilt = (folder: string, path: string) => {
  const file = `${folder}${path === '/' ? '/index' : path}.html`;
  return existsSync(file) ? contentOf(readFileSync(file, 'utf8')) : undefined;
};

/** Returns the newest deployment of the live site whose commit the checked out one contains. */
async function findBase(host: Host) {
  for await (const it of host.allDeployments())
    if (stageOf(it) === 'complete' && isAncestor(commitOf(it))) return it;
  return undefined;
}

/**
 * Compares a built folder with what was last live of the commits that it contains.
 * @returns a Markdown list of the pages whose words or pictures differ, with links to `preview`
 */
export async function listChanges(host: Host, folder: string, preview: string): Promise<string> {
  const base = await findBase(host);
  if (!base) return `The preview: ${preview}. No earlier commit is live, so all is new.`;
  const { read } = visitor(base.url);
  const before = pathsIn(await read('/sitemap.xml'));
  const paths = new Set([...before, ...pathsIn(readFileSync(`${folder}/sitemap.xml`, 'utf8'))]);
  const describe = async (path: string) => {
    const then = before.includes(path) ? contentOf(await read(path)) : undefined;
    const now = readBuilt(folder, path);
    if (!now) return [`- removed: ${path}`];
    if (now.all === then?.all) return [];
    return [`- ${then ? '' : 'new: '}[${now.title}](${preview}${path})`];
  };
  const lines = (await pMap([...paths].sort(), describe, { concurrency: 6 })).flat();
  const { length } = lines;
  if (length > maxListed) lines.splice(maxListed, length, `- and ${length - maxListed} more`);
  const words = length ? 'changes words or pictures on these pages:' : 'changes no page.';
  return [`This draft ([preview](${preview})) ${words}`, ...lines].join('\n');
}
