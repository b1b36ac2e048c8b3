import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';
import { headersReader } from '../../scripts/edge/readHeaders.ts';
import { site } from '../../src/site.ts';

/** Budgets, in bytes at brotli's highest quality. `own` covers scripts that are neither React nor Next nor styled-components. */
const budgets = { html: 30_000, scripts: 110_000, own: 15_000, styles: 8_000 };

/**
 * What a server sends before it waits for an acknowledgement: ten packets (RFC 6928) of 1,460 bytes. One more byte costs a slow
 * phone 150 ms.
 */
const firstPackets = 14_600;

/** The sizes of each page of a built folder. */
export const pageWeights = (folder: string) => builtPages(folder).map(({ path, html }) => ({ path, ...weigh(html, folder) }));

/**
 * @returns one sentence for each size over its budget in a built folder; the home page's response has to fit the first packets
 */
export function overBudget(folder: string, weights = pageWeights(folder)): string[] {
  const { environment } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  // The ribbon of previews may add this much; only testers of a preview load it.
  const ribbon = environment === 'preview' ? 500 : 0;
  const limits = Object.entries({ ...budgets, own: budgets.own + ribbon }) as [keyof typeof budgets, number][];
  const faults = weights.flatMap((page) =>
    limits
      .filter(([measure, limit]) => page[measure] > limit)
      .map(([measure, limit]) => `${measure} of ${page.path}: ${page[measure]} bytes, at most ${limit}`),
  );
  const headers = Object.entries(headersReader(readFileSync(join(folder, '_headers'), 'utf8'))('/', site.url));
  // 150 bytes for headers that every server adds, such as the date.
  const head = headers.reduce((all, [name, value]) => all + `${name}: ${value}\r\n`.length, 150);
  const home = (weights.find(({ path }) => path === '/')?.html ?? Number.NaN) + head;
  const fits = home < firstPackets + ribbon;
  return fits ? faults : [...faults, `answer of /: ${home} bytes, less than ${firstPackets + ribbon} expected`];
}
