import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from '../contentFolder.ts';
import { type PageName, type PageText, pageSchemas } from '../schemas/pageSchemas.ts';
import { fillPlaceholders } from '../texts/fillPlaceholders.ts';
import type { SlotValues } from '../texts/pageSlots.ts';
import { once } from './once.ts';
import { parseContent } from './parseContent.ts';

export const pageNames = Object.keys(pageSchemas) as PageName[];

export const pageFile = (name: PageName) => `${contentFolder}/pages/${name}.yaml`;

/** Cached readers of the pages' texts, keyed by page name. */
const readers = new Map(
  pageNames.map((name) => {
    const file = pageFile(name);
    const read = () => {
      if (!existsSync(file)) throw new Error(`${file}: missing; pages show its words`);
      return parseContent(pageSchemas[name], file, readFileSync(file, 'utf8'));
    };
    return [name, once(read)];
  }),
);

/** Reads a page's texts. @param slots placeholder values of the entry that the page shows */
export const loadPage = <Name extends PageName>(name: Name, slots?: SlotValues<Name>) =>
  fillPlaceholders(readers.get(name)?.(), pageFile(name), slots) as PageText<Name>;
