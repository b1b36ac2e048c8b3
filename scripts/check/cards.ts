import { contentFolder } from '../../src/content/build/folder.ts';
import { entryFile, kindNames, kinds } from '../../src/content/build/kinds.ts';
import { loadSweden } from '../../src/content/build/load.ts';
import { pageFile, pageNames } from '../../src/content/build/loadPage.ts';
import { loadAnyPage } from '../../src/content/build/loadReferences.ts';
import { attempt } from '../../src/content/build/problems.ts';
import { routes } from '../../src/site.ts';
import { misfits } from '../og/card.ts';
import { cardOf } from '../og/cards.ts';

type CardTitle = [field: string, path: string, title: string];

function cardTitles(): CardTitle[] {
  const entries = kindNames.flatMap((name) =>
    kinds[name]
      .readPages()
      .map(
        ({ slug, path, title }): CardTitle => [
          `${entryFile(name, slug)}: ${kinds[name].page?.titleField}`,
          path,
          title,
        ],
      ),
  );
  const own = pageNames.flatMap((name): CardTitle[] => {
    const text = name in routes && attempt(() => loadAnyPage(name));
    return text && 'headline' in text
      ? [[`${pageFile(name)}: headline`, routes[name as keyof typeof routes], text.headline]]
      : [];
  });
  const sweden = attempt(loadSweden);
  return [
    ...entries,
    ...own,
    ...(sweden
      ? [[`${contentFolder}/sverige.yaml: headline`, routes.sweden, sweden.headline] as CardTitle]
      : []),
  ];
}

export async function cardProblems(): Promise<string[]> {
  const checked = cardTitles().map(async ([field, path, title]) =>
    (await misfits(cardOf(path, title))).map((problem) => `${field}: ${problem}`),
  );
  return (await Promise.all(checked)).flat();
}
