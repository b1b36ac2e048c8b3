import { HttpError } from '../../httpError.ts';
import { isLoopback } from '../../loopback.ts';
import type { Assets } from './respond.ts';

export interface Env {
  ASSETS: { fetch: (url: URL) => Promise<Response> };
  /** A server that makes missing pictures, for development and tests; only a loopback address is accepted. */
  IMAGE_MAKER_URL?: string;
}

/**
 * Reads the deployment's files; where one is missing and a maker is configured, the maker makes it.
 * @param base an address of the deployment
 * @throws HttpError 503 when the maker's address is not loopback, 502 when the maker fails
 */
export function assetReader({ ASSETS, IMAGE_MAKER_URL }: Env, base: string): Assets {
  return async (path) => {
    const file = await ASSETS.fetch(new URL(path, base));
    if (file.ok || !IMAGE_MAKER_URL) return file;
    if (!isLoopback(IMAGE_MAKER_URL)) throw new HttpError(503, 'The making of pictures is not configured rightly here.');
    const made = await fetch(new URL(path, IMAGE_MAKER_URL)).catch(() => undefined);
    if (!made || made.status >= 500) throw new HttpError(502, 'The picture could not be made; the terminal says why.');
    return made;
  };
}
