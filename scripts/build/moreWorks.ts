import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { type ListedWork, matches, moreWorksFolder, worksPagePath, worksPerPage } from '../../src/screens/works/worksFilter.ts';

/** The works of each page of the list, from the data that Next has exported. */
function pagesIn(data: string): ListedWork[][] {
  const pages: ListedWork[][] = [];
  for (;;) {
    const file = join(data, `${worksPagePath(pages.length + 1)}.json`);
    if (!existsSync(file)) return pages;
    pages.push(JSON.parse(readFileSync(file, 'utf8')).pageProps.works);
  }
}

/**
 * Writes what the list of works loads: for each filter the works that it leaves, a page in a file, from the first page that has
 * any which /works lacks. The files lie beside the data of the same build.
 * @returns how many there are; none where /works has all works
 */
export function writeMoreWorks(folder: string, buildId: string): number {
  const data = join(folder, '_next/data', buildId);
  const [own = [], ...further] = pagesIn(data);
  if (further.length === 0) return 0;
  const works = [own, ...further].flat();
  let count = 0;
  for (const service of [...services, undefined]) {
    for (const industry of [...industries, undefined]) {
      const filter = { service: service?.slug, industry: industry?.slug };
      const left = works.filter((work) => matches(work, filter));
      const there = own.filter((work) => matches(work, filter)).length;
      if (there === left.length) continue;
      for (let start = there - (there % worksPerPage); start < left.length; start += worksPerPage) {
        const file = join(data, moreWorksFolder(filter), `${start / worksPerPage + 1}.json`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(left.slice(start, start + worksPerPage)));
        count += 1;
      }
    }
  }
  return count;
}
