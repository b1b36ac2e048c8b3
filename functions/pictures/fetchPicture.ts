import { HttpError } from '../http/httpError.ts';
import { isLoopback } from '../http/isLoopback.ts';

export interface Env {
  ASSETS: { fetch: (url: URL) => Promise<Response> };
  /** A server that makes missing pictures, for development and tests. Must be a loopback URL. */
  IMAGE_MAKER_URL?: string;
}

/**
 * Fetches a picture's file from the deployment. If it is missing there and a maker is configured,
 * the maker makes it.
 * @param path the public path of an original or a variant
 * @param base any URL of the deployment
 * @returns a successful response, or undefined if there is no such file
 * @throws HttpError 502 when deployment or maker fails, 503 when the maker is not on loopback
 */
export async function fetchPicture(
  path: string,
  base: string,
  { ASSETS, IMAGE_MAKER_URL }: Env,
): Promise<Response | undefined> {
  const file = await ASSETS.fetch(new URL(path, base)).catch(() => undefined);
  if (file?.ok) return file;
  if (file?.status !== 404) throw new HttpError(502, 'The picture could not be read.');
  if (!IMAGE_MAKER_URL) return undefined;
  if (!isLoopback(IMAGE_MAKER_URL))
    throw new HttpError(503, 'The picture maker is misconfigured here.');
  const made = await fetch(new URL(path, IMAGE_MAKER_URL)).catch(() => undefined);
  if (!made || made.status >= 500)
    throw new HttpError(502, 'The picture could not be made; the terminal says why.');
  return made.ok ? made : undefined;
}
