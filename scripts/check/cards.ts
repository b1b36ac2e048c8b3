import { existsSync } from 'node:fs';
import { initialsOf } from '#src/build/initials.ts';
import { misfits } from '#src/build/og/card.ts';
import { cardOf } from '#src/build/og/cards.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { entryFile, kindNames, kinds } from '#src/content/kinds.ts';
import { loadSweden, type Person } from '#src/content/load/load.ts';
import { pageFile, pageNames } from '#src/content/load/loadPage.ts';
import { loadAnyPage } from '#src/content/load/loadReferences.ts';
import { attempt } from '#src/content/problems.ts';
import { routes } from '#src/site.ts';

/** Skips unreadable content. */
function* cardTitles() {
  for (const name of kindNames)
    for (const { slug, path, title } of kinds[name].readPages())
      yield [`${entryFile(name, slug)}: ${kinds[name].page?.titleField}`, path, title] as const;
  for (const name of pageNames) {
    const text = name in routes && attempt(() => loadAnyPage(name));
    if (text && 'headline' in text) {
      const path = routes[name as keyof typeof routes];
      yield [`${pageFile(name)}: headline`, path, text.headline] as const;
    }
  }
  const sweden = attempt(loadSweden);
  if (sweden)
    yield [`${contentFolder}/sverige.yaml: headline`, routes.sweden, sweden.headline] as const;
}

export async function cardProblems(): Promise<string[]> {
  const checked = [...cardTitles()].map(async ([field, path, title]) =>
    (await misfits(cardOf(path, title))).map((problem) => `${field}: ${problem}`),
  );
  return (await Promise.all(checked)).flat();
}

/** Reports people without portrait and drawing whose initials can't replace them. */
export async function initialsProblems(
  people: readonly Pick<Person, 'slug' | 'name' | 'portrait'>[],
): Promise<string[]> {
  const checked = people
    .filter(({ slug, portrait }) => !portrait && !existsSync(`${contentFolder}/people/${slug}.svg`))
    .map(async ({ slug, name }) => {
      const initials = initialsOf(name);
      const isDrawn = !(await misfits({ title: initials, field: '#fff', ink: '#000' })).length;
      const place = `${entryFile('people', slug)}: name`;
      return isDrawn ? [] : [`${place}: the font lacks its initials “${initials}”; add a portrait`];
    });
  return (await Promise.all(checked)).flat();
}
