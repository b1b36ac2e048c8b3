import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html, htmlPage } from '../../functions/page.ts';
import { toldBy } from '../../src/content/problems.ts';
import { buildFacts } from '../build/facts.ts';
import { checkEverything } from '../check/everything.ts';
import { access } from './access.ts';
import { pagesProject } from './api.ts';
import { chooseBranch } from './artifact.ts';
import { awaitComplete } from './release.ts';
import { upload } from './upload.ts';

/** Answers every address with the one page that there is. */
const worker = `export default { fetch: ({ url }, { ASSETS }) => ASSETS.fetch(new URL('/', url)) };\n`;

/** Writes a site of one page that says what is to be mended, a line for each fault. */
async function writeFaults(folder: string, faults: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  const title = faults.length === 1 ? 'Something is to be mended.' : `${faults.length} things are to be mended.`;
  const lead = html`<p>Until then this draft has no preview. Change it in the editor and save; a few minutes later it is here.</p>`;
  const main = html`<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`;
  writeFileSync(join(folder, 'index.html'), await htmlPage(200, 'en', { title, lead, main }).text());
  writeFileSync(join(folder, '_worker.js'), worker);
}

/**
 * Deploys, in place of a preview that cannot be built, what is wrong with the content.
 * @param tell what the address is passed to
 */
export async function deployFaults(tell: (address: string) => void) {
  const facts = buildFacts();
  const faults = await checkEverything().then(
    () => [],
    (error) => [...toldBy(error)],
  );
  if (!faults.length)
    throw new Error('The content passes its check. Build it, and deploy that: npm run build && npm run deploy');
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    await writeFaults(folder, faults);
    const { token, account } = await access();
    const env = { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account };
    const { id, url } = await upload(folder, chooseBranch(facts, false), facts.commit, env);
    tell(url);
    await awaitComplete(pagesProject({ token, account }), id);
    console.log(`What is to be mended is at ${url}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
