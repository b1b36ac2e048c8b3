import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { html } from '../../functions/html.ts';
import { messagePage } from '../../functions/messagePage.ts';
import { problemsIn } from '../../src/content/build/problems.ts';
import { checkDraft } from '../check/everything.ts';

const folder = '.cache/faults';

/**
 * Writes a site of one page that lists the content's errors. It replaces a preview that can't be built.
 * @returns the site's folder
 */
export async function writeFaults() {
  const faults = await checkDraft().then(() => [], problemsIn);
  if (!faults.length)
    throw new Error(
      'The content passes its check. Build it, and deploy that: npm run build && npm run deploy',
    );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const title =
    faults.length === 1
      ? 'Something is to be mended.'
      : `${faults.length} things are to be mended.`;
  const body = html`<p>Until then this draft has no preview. Change it in the editor and save; a few minutes later it is here.</p>
<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`;
  writeFileSync(`${folder}/index.html`, await messagePage(200, 'en', { title, body }).text());
  // Serves the page at every path.
  const worker =
    "export default { fetch: ({ url }, { ASSETS }) => ASSETS.fetch(new URL('/', url)) };\n";
  writeFileSync(`${folder}/_worker.js`, worker);
  return folder;
}
