import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { html } from '#functions/http/html.ts';
import { messagePage } from '#functions/http/messagePage.ts';
import { buildInfo } from '#src/build/buildInfo.ts';
import { problemsIn } from '#src/content/problems.ts';
import { explain } from '#src/editor/places.ts';
import { checkDraft } from '../check/everything.ts';

const folder = '.cache/faults';

/** Writes a site that lists the content's errors, for a preview that can't be built. */
export async function writeFaults() {
  const faults = await checkDraft().then(() => [], problemsIn);
  const { length } = faults;
  if (!length)
    throw new Error(
      'The content passes its check. Build it, and deploy that: npm run build && npm run deploy',
    );
  const title = length === 1 ? 'One problem to fix.' : `${length} problems to fix.`;
  const body = html`<p>Until then this draft has no preview. Change it in the editor and save; a few minutes later it is here.</p>
<ul>${faults.map((fault) => html`<li>${explain(fault).text}</li>`)}</ul>`;
  const files = {
    'index.html': await messagePage({ title, body }, { status: 200, lang: 'en' }).text(),
    // Serves the page at every path.
    '_worker.js':
      "export default { fetch: ({ url }, { ASSETS }) => ASSETS.fetch(new URL('/', url)) };\n",
    '_routes.json': '{"version": 1, "include": ["/*"], "exclude": []}',
    'build.json': JSON.stringify(buildInfo()),
    'pictures.json': '{}',
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  return folder;
}
