import { startPictureMaker } from '../images/maker.ts';
import { pictureFolders } from '../images/prepare.ts';
import { type Served, type ServeOptions, serve } from './wrangler.ts';

/** Serves a folder with its Functions, and makes its missing pictures on request. */
export async function serveWithPictures(folder: string, port: number, options: ServeOptions = {}): Promise<Served> {
  const maker = await startPictureMaker(pictureFolders);
  const served = await serve(folder, port, { ...options, vars: { ...options.vars, IMAGE_MAKER_URL: maker.url } });
  return {
    ...served,
    async stop() {
      maker.stop();
      await served.stop();
    },
  };
}
