import { contentFolder } from '../../src/content/build/folder.ts';
import { entryFile, kindNames, kinds } from '../../src/content/build/kinds.ts';
import { loadPage, loadSweden } from '../../src/content/build/load.ts';
import { pageFile } from '../../src/content/build/loadPage.ts';
import { attempt } from '../../src/content/build/problems.ts';
import { routes } from '../../src/site.ts';
import { misfits } from '../og/card.ts';
import { cardOf } from '../og/cards.ts';

/** The content field to shorten, the path of its page, and the title on the page's sharing card. */
type CardTitle = [field: string, path: string, title: string];

const pages = ['home', 'services', 'industries', 'works', 'about', 'career', 'contact'] as const;

/** Lists the titles of all sharing cards. Skips content that can't be read. */
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

/** Reports each title that is too long for its page's sharing card. */
export async function cardProblems(): Promise<string[]> {
  const checked = cardTitles().map(async ([field, path, title]) =>
    (await misfits(cardOf(path, title))).map((problem) => `${field}: ${problem}`),
  );
  return (await Promise.all(checked)).flat();
}
