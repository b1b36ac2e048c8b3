import { basename } from 'node:path';
import { site } from '../../site.ts';
import { contentFolder } from '../contentFolder.ts';
import { type KindName, kindNames, kinds, listedKinds } from '../kinds.ts';
import { attempt } from '../problems.ts';
import type { PageName, PageText } from '../schemas/pageSchemas.ts';
import { pageSlots, type SlotValues } from '../texts/pageSlots.ts';
import { loadPage, loadSweden } from './load.ts';
import { pageNames } from './loadPage.ts';
import { findFiles } from './readFiles.ts';

/** Reads a page's texts with each placeholder replaced by its own name. */
export function loadAnyPage(name: PageName) {
  const slots = Object.entries(pageSlots).find(([page]) => page === name)?.[1] ?? [];
  return loadPage(
    name,
    Object.fromEntries(slots.map((slot) => [slot, slot])) as SlotValues<PageName>,
  );
}

/** Lists the slugs of a kind by its file names, including files that cannot be read. */
const namesOf = (name: KindName) =>
  findFiles(`${contentFolder}/${name}/${kinds[name].entryFile ? '*/' : '*.yaml'}`).map((file) =>
    basename(file, '.yaml'),
  );

const byKind = <T>(read: (name: KindName) => T) =>
  Object.fromEntries(kindNames.map((name) => [name, read(name)])) as Record<KindName, T>;

type Entries = { [Name in KindName]: ReturnType<(typeof kinds)[Name]['read']>['entries'] };
type PageTexts = { [Name in PageName]?: PageText<Name> };

const kindsOfFiles = kindNames.filter((name) => name !== 'legal' && !kinds[name].entryFile);

/** Texts that nothing reads because of their names. Some editors on Windows add `.txt`. */
const filesOfOtherEndings = `{${kindsOfFiles.join()}}/*.{yml,txt},works/*/{work.{yml,txt},*.yaml.txt}`;

/** Reads all valid content, and lists the slugs of all files. */
export const loadReferences = () => ({
  entries: byKind((name) => kinds[name].read().entries) as Entries,
  names: byKind(namesOf),
  lists: byKind((name) => kinds[name].list ?? []),
  pages: Object.fromEntries(
    pageNames.map((name) => [name, attempt(() => loadAnyPage(name))]),
  ) as PageTexts,
  sweden: site.sweden && attempt(loadSweden),
  files: [
    ...findFiles(`${contentFolder}/{${listedKinds.join()}}/*.{yaml,svg}`),
    ...findFiles(`${contentFolder}/{pages/*,legal/*,works/*/work.yaml}`),
    ...findFiles(`${contentFolder}/{${filesOfOtherEndings}}`),
    ...findFiles(`${contentFolder}/drawings/{exhibits/*,{skyline,plan}-*.svg}`),
  ],
});

export type References = ReturnType<typeof loadReferences>;
