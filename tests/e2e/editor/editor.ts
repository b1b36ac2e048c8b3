import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plainTest } from 'playwright/test';
import { writeEditor } from '../../../scripts/build/editor.ts';
import { headersFile } from '../../../scripts/edge/headers.ts';
import { servePages } from '../../../scripts/serve/servePages.ts';

/** A folder that is gone with the process. */
function scratch(name: string) {
  const folder = mkdtempSync(join(tmpdir(), name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As much of GitHub as a sign-in needs: it lets everybody in, for a token. Its other addresses are pages of another origin. */
async function startGitHub(use: (url: string) => Promise<void>) {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://github.test');
    const back = `${searchParams.get('redirect_uri')}?code=x&state=${searchParams.get('state')}`;
    if (pathname.endsWith('/authorize')) response.writeHead(302, { Location: back });
    response.end(pathname.endsWith('/access_token') ? '{"access_token":"gho_token"}' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
}

/** `test` with a site of nothing but the editor, as a build that knows its repository has it. */
export const test = plainTest.extend<object, { editor: string; github: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
  github: [async ({}, use) => startGitHub(use), { scope: 'worker' }],
  editor: [
    async ({ github }, use) => {
      const vars = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret', GITHUB_URL: github };
      const folder = scratch('editor-');
      await writeEditor(folder, 'owner/site');
      cpSync('public/favicon.svg', join(folder, 'favicon.svg'));
      writeFileSync(join(folder, '_headers'), headersFile([], undefined, true));
      const { url, stop } = await servePages(folder, { vars });
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** The content's files, by path; pictures are left out, as the forms name them only. */
export const contentFiles = () =>
  Object.fromEntries(
    globSync('src/content/**/*.{yaml,json}').map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );

/** Puts files into the browser's private file system, as a working copy that the directory picker gives. */
export async function copyIntoBrowser(files: Record<string, string>) {
  const root = await navigator.storage.getDirectory();
  const folderOf = async (path: string[]) => {
    let folder = root;
    for (const name of path) folder = await folder.getDirectoryHandle(name, { create: true });
    return folder;
  };
  await folderOf(['.git']);
  for (const [file, text] of Object.entries(files)) {
    const path = file.split('/');
    const handle = await (await folderOf(path.slice(0, -1))).getFileHandle(path.at(-1) ?? '', { create: true });
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
  }
  Object.assign(window, { showDirectoryPicker: async () => root });
}

/** A file in it; nothing where there is none. */
export async function fileInBrowser(path: string) {
  const names = path.split('/');
  try {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
    return { written: file.lastModified, size: file.size, text: await file.text() };
  } catch {
    return undefined;
  }
}
