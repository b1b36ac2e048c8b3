import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { contentFolder } from '../../src/content/build/folder.ts';
import {
  loadIndustries,
  loadJobs,
  loadLegal,
  loadPage,
  loadServices,
  loadSweden,
  loadWorks,
} from '../../src/content/build/load.ts';
import { readable } from '../../src/content/build/problems.ts';
import { industryPath, jobPath, routes, servicePath, workPath } from '../../src/site.ts';
import { misfits } from '../og/card.ts';
import { cardOf } from '../og/cards.ts';

type Titled = [where: string, path: string, title: string];

const pages = ['home', 'services', 'industries', 'works', 'about', 'career', 'contact'] as const;

/** Every title that a sharing picture shows, as far as the content can be read. */
function titles(): Titled[] {
  const groups: (() => Titled[])[] = [
    () =>
      loadServices().map(({ slug, name }) => [
        `services/${slug}.yaml: heading`,
        servicePath(slug),
        name,
      ]),
    () =>
      loadIndustries().map(({ slug, name }) => [
        `industries/${slug}.yaml: heading`,
        industryPath(slug),
        name,
      ]),
    () =>
      loadWorks().map(({ slug, title }) => [
        `works/${slug}/work.yaml: title`,
        workPath(slug),
        title,
      ]),
    () => loadJobs().map(({ slug, title }) => [`jobs/${slug}.yaml: title`, jobPath(slug), title]),
    () =>
      [loadSweden() ?? []]
        .flat()
        .map(({ headline }) => ['sverige.yaml: headline', routes.sweden, headline]),
    ...pages.map((name) => (): Titled[] => [
      [`pages/${name}.yaml: headline`, routes[name], loadPage(name).headline],
    ]),
    ...globSync(`${contentFolder}/legal/*.yaml`)
      .map((file) => basename(file, '.yaml'))
      .map((slug) => (): Titled[] => [
        [`legal/${slug}.yaml: title`, `/${slug}`, loadLegal(slug).title],
      ]),
  ];
  return groups.flatMap((group) => readable(group) ?? []);
}

/** A line for each title that does not fit on the picture that is shown when its page is shared. */
export async function cardProblems(): Promise<string[]> {
  const checked = titles().map(async ([where, path, title]) => {
    const card = readable(() => cardOf(path, title));
    return card
      ? (await misfits(card)).map((problem) => `${contentFolder}/${where}: ${problem}`)
      : [];
  });
  return (await Promise.all(checked)).flat();
}
