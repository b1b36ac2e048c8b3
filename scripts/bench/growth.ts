/**
 * `npm run bench:growth -- --works 500 --pictures 8`: makes sites of 10, 50, 150 and so many works in a temporary folder, with
 * invented texts and drawn originals, builds each without anything kept from before, and prints what that takes, what it
 * makes, and how fast four pages and a filter are. Fails where something grows faster than the works, or the home page at all.
 * `--only 150` measures one size, `--keep` leaves the folder.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../cli/command.ts';
import { buildSite } from './growth/build.ts';
import { growthFaults } from './growth/faults.ts';
import type { Figures } from './growth/figures.ts';
import { measurePages } from './growth/pages.ts';
import { makeSite } from './growth/site.ts';
import { measureSizes } from './growth/sizes.ts';
import { growthTable } from './growth/table.ts';
import { mostWorks } from './growth/works.ts';

/** The samples, a young agency, and one of fifteen years. */
const steps = [10, 50, 150];

/** How many runs of a measurement the median is of. */
const runs = 3;

const { values } = parseArgs({
  options: {
    works: { type: 'string', default: '500' },
    pictures: { type: 'string', default: '8' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

/** @throws Error when an option is no whole number between two */
function numberOf(name: 'works' | 'pictures' | 'only', least: number, most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} is "${values[name]}"; expected a whole number from ${least} to ${most}`);
}

await command(async () => {
  const works = numberOf('works', 10, mostWorks);
  const pictures = numberOf('pictures', 1, 20);
  const sizes = values.only ? [numberOf('only', 10, mostWorks)] : [...steps.filter((size) => size < works), works];
  const root = mkdtempSync(join(tmpdir(), 'growth-'));
  if (values.keep) console.log(`The sites are in ${root}.`);
  else process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const results: Figures[] = [];
  for (const size of sizes) {
    const folder = join(root, String(size));
    console.log(`${size} works with ${pictures} pictures each`);
    await makeSite(folder, { works: size, pictures });
    const built = await buildSite(folder);
    results.push({ works: size, ...built, ...measureSizes(folder), ...(await measurePages(folder, runs)) });
    if (!values.keep) rmSync(folder, { recursive: true });
    // After each size, as a large one takes long and may be interrupted.
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/growth.md', `${growthTable(results)}\n`);
  }
  console.log(`\n${pictures} pictures each; page times are medians of ${runs}\n\n${growthTable(results)}`);
  const faults = growthFaults(results);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length ? 1 : 0);
});
