import { execFile } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { contentFolder } from '#src/content/contentFolder.ts';
import { explain, type Fault, placeOf } from '#src/editor/places.ts';
import { editorPath } from '#src/site.ts';

/** Waits for an editor that saves several files. */
const delayMs = 150;

/** What open pages show: that the check runs, then its faults and where the last change shows. */
interface State {
  isChecking: boolean;
  faults: Fault[];
  page?: string | undefined;
}

/** In another process, because modules read the content only once. */
const runNode = (...args: string[]) => promisify(execFile)(process.execPath, args);

const runCheck = () =>
  runNode('scripts/run.cjs', 'check').then(
    () => [],
    ({ stderr }) => String(stderr).trim().split('\n').map(explain),
  );

const writeDrawings = () =>
  // The next change writes them again.
  runNode('scripts/dev/writeDrawings.ts').catch(({ stderr }) => console.error(stderr));

/**
 * Checks the content after every change, and writes its drawings if it has no faults.
 * @returns a handler that sends the result to open pages, and false for other requests
 */
export function watchFaults() {
  const pages = new Set<ServerResponse>();
  let state: State = { isChecking: true, faults: [] };
  const message = () => `data: ${JSON.stringify({ ...state, editor: editorPath })}\n\n`;
  const tell = (next: State) => {
    state = next;
    for (const page of pages) page.write(message());
  };
  let timer: NodeJS.Timeout | undefined;
  let running = runCheck().then((faults) => tell({ isChecking: false, faults }));
  watch(contentFolder, { recursive: true }, (_, name) => {
    const file = `${contentFolder}/${name?.replaceAll('\\', '/')}`;
    tell({ ...state, isChecking: true });
    clearTimeout(timer);
    const own = setTimeout(() => {
      running = running.then(async () => {
        // Many pictures, one after another, need one check.
        if (timer !== own) return;
        const faults = await runCheck();
        tell({ isChecking: false, faults, page: placeOf(file)?.page });
        if (!faults.length) await writeDrawings();
      });
    }, delayMs);
    timer = own;
  });
  return ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url === '/faults.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync('scripts/dev/showFaults.js'));
    } else if (url === '/faults') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(message());
      pages.add(response);
      response.once('close', () => pages.delete(response));
    } else return false;
    return true;
  };
}
