import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** `test` with a site of nothing but the editor, as a build that knows its repository has it. */
export const test = plainTest.extend<object, { editor: string; vars: Record<string, string> }>({
  vars: [{}, { scope: 'worker', option: true }],
  editor: [
    async ({ vars }, use) => {
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

/** Every file in it, as base64 by path. */
export async function filesOfBrowser() {
  const found: Record<string, string> = {};
  const read = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      else {
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
        found[path + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }
    }
  };
  await read(await navigator.storage.getDirectory(), '');
  return found;
}
