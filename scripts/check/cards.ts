import { contentFolder } from '../../src/content/build/folder.ts';
import { entryFile, kindNames, kinds } from '../../src/content/build/kinds.ts';
import { loadPage, loadSweden } from '../../src/content/build/load.ts';
import { pageFile } from '../../src/content/build/loadPage.ts';
import { attempt } from '../../src/content/build/problems.ts';
import { routes } from '../../src/site.ts';
import { misfits } from '../og/card.ts';
import { cardOf } from '../og/cards.ts';

/** The field that an editor has to shorten, the path of its page, and the title that the card shows. */
type CardTitle = [field: string, path: string, title: string];

const pages = ['home', 'services', 'industries', 'works', 'about', 'career', 'contact'] as const;

/** The titles of all sharing cards, of the content that can be read. */
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
  const own = pages.flatMap((name): CardTitle[] => {
    const text = attempt(() => loadPage(name));
    return text ? [[`${pageFile(name)}: headline`, routes[name], text.headline]] : [];
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

/** A line for each title that does not fit on the card that is shown when its page is shared. */
export async function cardProblems(): Promise<string[]> {
  const checked = cardTitles().map(async ([field, path, title]) =>
    (await misfits(cardOf(path, title))).map((problem) => `${field}: ${problem}`),
  );
  return (await Promise.all(checked)).flat();
}
