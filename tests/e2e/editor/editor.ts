import { join } from 'node:path';
import { test as plainTest } from 'playwright/test';
import { serve } from 'srvx';
import { writeEditorAlone } from '../../../scripts/build/editor.ts';
import { servePages } from '../../../scripts/serve/servePages.ts';

/** As much of GitHub as a sign-in needs: it lets everybody in, for a token. Its other addresses are pages of another origin. */
function answerAsGitHub({ url }: Request) {
  const { pathname, searchParams } = new URL(url);
  const back = `${searchParams.get('redirect_uri')}?code=x&state=${searchParams.get('state')}`;
  if (pathname.endsWith('/authorize')) return Response.redirect(back);
  return pathname.endsWith('/access_token') ? Response.json({ access_token: 'gho_token' }) : new Response();
}

/** `test` with a site of nothing but the editor, as a build that knows its repository has it. */
export const test = plainTest.extend<object, { served: { editor: string; github: string } }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
    async ({}, use, { project, workerIndex }) => {
      const host = await serve({ hostname: '127.0.0.1', port: 0, silent: true, fetch: answerAsGitHub }).ready();
      const github = new URL(host.url ?? '').origin;
      const folder = join(project.outputDir, `editor-${workerIndex}`);
      await writeEditorAlone(folder, 'owner/site');
      const vars = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret', GITHUB_URL: github };
      const site = await servePages(folder, { vars });
      await use({ editor: site.url, github });
      await Promise.all([site.stop(), host.close(true)]);
    },
    { scope: 'worker' },
  ],
});

/** Writes a file into the browser's private file system, or only reads it. Runs in the page. */
export async function fileInBrowser({ path, text }: { path: string; text?: string }) {
  const create = text !== undefined;
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder = await navigator.storage.getDirectory();
  for (const one of names) folder = await folder.getDirectoryHandle(one, { create });
  const handle = await folder.getFileHandle(name, { create });
  if (create) {
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
  }
  const file = await handle.getFile();
  return { written: file.lastModified, size: file.size, text: await file.text() };
}
