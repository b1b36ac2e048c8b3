import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';
import { headersReader } from '../../scripts/edge/readHeaders.ts';
import { site } from '../../src/site.ts';

/** Budgets, in bytes at brotli's best. `own` is what is neither React nor Next nor styled-components. */
const most = { html: 30_000, scripts: 110_000, own: 15_000, styles: 8_000 };

/**
 * What a server sends before it waits for an answer: ten packets (RFC 6928) of 1,460 bytes. A byte more costs a slow phone
 * 150 ms.
 */
const firstPackets = 14_600;

/** What each page of a built folder weighs. */
export const weighed = (folder: string) => builtPages(folder).map(({ path, html }) => ({ path, ...weigh(html, folder) }));

/** @returns what of a built folder weighs more than it may, in words; the home page's answer has to fit the first packets */
export function overBudget(folder: string, weights = weighed(folder)): string[] {
  const { environment } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  // What the ribbon of previews may add, which nobody but their testers gets.
  const ribbon = environment === 'preview' ? 500 : 0;
  const limits = Object.entries({ ...most, own: most.own + ribbon }) as [keyof typeof most, number][];
  const faults = weights.flatMap((page) =>
    limits
      .filter(([measure, limit]) => page[measure] > limit)
      .map(([measure, limit]) => `${measure} of ${page.path}: ${page[measure]} bytes, at most ${limit}`),
  );
  const headers = Object.entries(headersReader(readFileSync(join(folder, '_headers'), 'utf8'))('/', site.url));
  // 150 for the headers that every server adds, such as the date.
  const head = headers.reduce((all, [name, value]) => all + `${name}: ${value}\r\n`.length, 150);
  const home = (weights.find(({ path }) => path === '/')?.html ?? Number.NaN) + head;
  const fits = home < firstPackets + ribbon;
  return fits ? faults : [...faults, `answer of /: ${home} bytes, less than ${firstPackets + ribbon} expected`];
}
