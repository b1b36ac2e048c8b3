/** `npm run audit`: independent checkers over every page of the sitemap in `out`; a line per checker with its count. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { site } from '../src/site.ts';
import { axeFaults } from './audit/axe.ts';
import { headerFaults } from './audit/headers.ts';
import { linkFaults } from './audit/links.ts';
import { markupFaults } from './audit/markup.ts';
import { nuFaults } from './audit/nu.ts';
import { type Grading, observatoryFaults } from './audit/observatory.ts';
import { builtPages, pageFile } from './audit/pages.ts';
import { policyFaults } from './audit/policy.ts';
import { spellingFaults } from './audit/spelling.ts';
import { structuredFaults } from './audit/structured.ts';
import { headersReader } from './edge/readHeaders.ts';
import { browserArgs, browserPath } from './engines/chromium.ts';
import { serveAsCdn } from './serve/likeHost.ts';

const pages = builtPages();
const paths = pages.map(({ path }) => path);
const headers = readFileSync('out/_headers', 'utf8');
const policy = headersReader(headers)('/', site.url)['Content-Security-Policy'] ?? '';

async function axe() {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const faults = await axeFaults(browser, await serveAsCdn('out'), paths);
  await browser.close();
  return faults;
}

/** Faults, with a verdict where the checker gives one; or why the checker could not run. */
type Outcome = string[] | Grading | string;

const checkers: Record<string, () => Outcome | Promise<Outcome>> = {
  'html-validate': () => markupFaults(pages),
  'Nu HTML checker': () => nuFaults(paths.map((path) => pageFile(path))),
  'links and anchors': () => linkFaults(pages),
  'CSP Evaluator': () => policyFaults(policy),
  'Mozilla HTTP Observatory': async () => observatoryFaults(await serveAsCdn('out')),
  'security headers': () => headerFaults(headers),
  'structured data': () => structuredFaults(pages),
  'spelling (Hunspell)': spellingFaults,
  'axe-core': axe,
};

let total = 0;
for (const [name, find] of Object.entries(checkers)) {
  const outcome = await find();
  if (typeof outcome === 'string') {
    console.log(`${name}: not asked: ${outcome}`);
    // A developer's machine may lack Java or the network; in CI a checker that did not run must not count as passed.
    if (process.env.CI) {
      console.log(`  expected on CI: Java and the npm registry, so that ${name} can be asked`);
      total += 1;
    }
    continue;
  }
  const { faults, verdict } = Array.isArray(outcome) ? { faults: outcome, verdict: undefined } : outcome;
  console.log(`${name}: ${verdict ? `${verdict}, ` : ''}${faults.length} faults on ${pages.length} pages`);
  for (const fault of faults) console.log(`  ${fault}`);
  total += faults.length;
}
process.exit(total ? 1 : 0);
