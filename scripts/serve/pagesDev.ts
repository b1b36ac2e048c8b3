import { pictureFolders } from '#src/build/images/prepare.ts';
import { host } from './listen.ts';
import { startPictureMaker } from './pictureMaker.ts';
import { freePort, waitUntilReady } from './ports.ts';
import { startWrangler } from './wrangler.ts';

interface Options {
  /** The folder of local data, such as the database. */
  persist?: string;
  vars?: Record<string, string>;
}

/** Starts `wrangler pages dev` until this process ends. Encodes missing pictures on request. */
export async function startPagesDev(
  folder: string,
  port: number,
  { persist, vars = {} }: Options = {},
) {
  const maker = await startPictureMaker(pictureFolders);
  const bindings = Object.entries({ ...vars, IMAGE_MAKER_URL: maker.url });
  const child = startWrangler([
    ...['pages', 'dev', folder, '--ip', host, '--port', String(port)],
    ...['--inspector-port', String(await freePort())],
    ...['--show-interactive-dev-session=false', '--log-level', 'error'],
    ...(persist ? ['--persist-to', persist] : []),
    ...bindings.flatMap(([name, value]) => ['--binding', `${name}=${value}`]),
  ]);
  await waitUntilReady(`http://${host}:${port}`, child);
  return { url: `http://localhost:${port}`, child };
}
