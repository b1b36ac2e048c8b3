/** `npm run audit`: independent checkers over every page of the sitemap in `out`; a line per checker with its count. */
import { chromium } from 'playwright';
import { site } from '../src/site.ts';
import { linkProblems } from '../tests/built/checks/links.ts';
import { markupProblems } from '../tests/built/checks/markup.ts';
import { builtPages } from '../tests/built/checks/pages.ts';
import { policyProblems } from '../tests/built/checks/policy.ts';
import { spellingErrors } from '../tests/built/checks/spelling.ts';
import { everyLookProblems } from './audit/everyLook.ts';
import { browserArgs, browserPath } from './engines/chromium.ts';
import { filesOf, servePages } from './serve/servePages.ts';

const pages = builtPages();
const paths = pages.map(({ path }) => path);
const { headers } = await filesOf('out')(new Request(site.url));

async function everyLook() {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const { url } = await servePages('out');
  const problems = await everyLookProblems(browser, url, paths);
  await browser.close();
  return problems;
}

const checkers: Record<string, () => string[] | Promise<string[]>> = {
  'html-validate': () => markupProblems(pages),
  'links and anchors': () => linkProblems(pages),
  'CSP Evaluator': () => policyProblems(headers.get('Content-Security-Policy') ?? ''),
  'spelling (Hunspell)': spellingErrors,
  'every look and window, by axe and our own checks': everyLook,
};

let total = 0;
for (const [name, find] of Object.entries(checkers)) {
  const problems = await find();
  console.log(`${name}: ${problems.length} errors on ${pages.length} pages`);
  for (const problem of problems) console.log(`  ${problem}`);
  total += problems.length;
}
process.exit(total ? 1 : 0);
