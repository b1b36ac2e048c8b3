/** `npm run dev`: Next's hot-reloading server and the Functions under one origin. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createProxyServer } from 'httpxy';
import { writeAssets } from '#src/build/assets.ts';
import { writeEditor } from '#src/build/editor.ts';
import { editorPolicy } from '#src/build/host/policy.ts';
import { writeIcons } from '#src/build/icons.ts';
import { pictureFolders } from '#src/build/images/prepare.ts';
import { serveWithNext } from './build/next.ts';
import { checkEverything } from './check/everything.ts';
import { command } from './cli/command.ts';
import { watchFaults } from './dev/faults.ts';
import { prototypeAt } from './dev/prototypes.ts';
import { watchPictures } from './dev/watchPictures.ts';
import { migrate } from './inquiries/database.ts';
import { exitWithParent } from './serve/children.ts';
import { startPagesDev } from './serve/pagesDev.ts';
import { choosePort, freePort, waitUntilReady } from './serve/ports.ts';

/** The paths that the Functions answer, the editor and its icon; Next answers all others. */
const functionPaths =
  /^\/(?:_next\/image|monitoring|admin|favicon\.(?:svg|ico)|(?:admin|api)\/[^?]*)(?:\?|$)/;
const editor = '.cache/editor';

await command(async () => {
  exitWithParent();
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = await choosePort('npm run dev', values.port);
  await checkEverything();
  // The browser edits the files of this working copy, without an account or a repository elsewhere.
  await Promise.all([
    writeAssets(),
    writeEditor(editor, `local/${basename(process.cwd())}`, '/faults.js'),
  ]);
  await writeIcons(editor);
  writeFileSync(`${editor}/_headers`, `/*\n  Content-Security-Policy: ${editorPolicy}\n`);
  await migrate();
  const nextPort = await freePort();
  const next = serveWithNext(nextPort);
  watchPictures(pictureFolders);
  const answerFaults = watchFaults();
  const [functions] = await Promise.all([
    startPagesDev(editor, await freePort()),
    waitUntilReady(`http://127.0.0.1:${nextPort}`, next),
  ]);

  const proxy = createProxyServer({});
  const target = (path = '/') =>
    functionPaths.test(path) ? functions.url : `http://127.0.0.1:${nextPort}`;
  createServer(async (request, response) => {
    if (answerFaults(request, response)) return;
    const prototype = await prototypeAt(request.url ?? '/');
    if (prototype)
      return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(prototype);
    proxy.web(request, response, { target: target(request.url) }).catch(() => {
      response
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end('The development server is not answering; look at its output.\n');
    });
  })
    .on('upgrade', (request, socket, head) => {
      proxy
        .ws(request, socket as import('node:net').Socket, { target: target(request.url) }, head)
        .catch(() => socket.destroy());
    })
    .listen(port, '127.0.0.1', () =>
      console.log(`\nReady on http://localhost:${port}, with the Functions. Stop it with Ctrl+C.`),
    );
  next.once('exit', () => process.exit());
});
