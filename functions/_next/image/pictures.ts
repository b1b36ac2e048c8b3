import {
  hashedPath,
  type ManifestEntry,
  type Variant,
  variantKey,
} from '../../../src/images/manifest.ts';
import { lengthBytes, packOf } from '../../../src/images/variants.ts';
import { HttpError, isLoopback } from '../../http.ts';

/**
 * One variant of a pack.
 * @param count of the variants in the pack
 * @param index of the one that is wanted
 * @throws HttpError 502 when the pack is shorter than it says
 */
export function variantIn(
  pack: ArrayBuffer,
  count: number,
  index: number,
): Uint8Array<ArrayBuffer> {
  const head = Math.min(count * lengthBytes, pack.byteLength);
  const lengths = Array.from({ length: head / lengthBytes }, (_, at) =>
    new DataView(pack).getUint32(at * lengthBytes, true),
  );
  const before = lengths.slice(0, index).reduce((sum, length) => sum + length, head);
  const length = lengths[index];
  if (!length || before + length > pack.byteLength)
    throw new HttpError(502, 'The picture could not be read to its end.');
  return new Uint8Array(pack, before, length);
}

export interface Env {
  ASSETS: { fetch: (url: URL) => Promise<Response> };
  /** A server that makes missing pictures, for development and tests; only a loopback address is accepted. */
  IMAGE_MAKER_URL?: string;
}

export interface Wanted {
  /** Plain public path of the original. */
  path: string;
  entry: ManifestEntry;
  /** Without one the original itself is wanted. */
  variant: Variant | undefined;
}

export interface Found {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
  /** Bytes, where they are known. */
  length: number | undefined;
}

export type Pictures = (wanted: Wanted) => Promise<Found | undefined>;

const bodyOf = (response: Response): Found => {
  const length = response.headers.get('Content-Length');
  return { body: response.body, length: length ? Number(length) : undefined };
};

const unreadable = () => {
  throw new HttpError(502, 'The picture could not be read.');
};

/** The files of the deployment. @throws HttpError 502 when one that may be there cannot be read */
const files = ({ ASSETS }: Env, base: string): Pictures => {
  const fetchFile = async (path: string) => {
    const file = await ASSETS.fetch(new URL(path, base)).catch(unreadable);
    if (file.status === 404) return undefined;
    return file.ok ? file : unreadable();
  };
  return async ({ path, entry, variant }) => {
    if (!variant) {
      const original = await fetchFile(hashedPath(path, entry.hash));
      return original && bodyOf(original);
    }
    const pack = packOf(entry, variant);
    if (!pack) return undefined;
    const file = await fetchFile(pack.path);
    if (!file) return undefined;
    // Read whole, as that is faster than in pieces and a pack holds only neighbours.
    const body = variantIn(
      await file.arrayBuffer().catch(unreadable),
      pack.widths.length,
      pack.widths.indexOf(variant.width),
    );
    return { body, length: body.length };
  };
};

/** @throws HttpError 503 when the maker's address is not loopback, 502 when the maker fails */
const maker =
  (address: string): Pictures =>
  async ({ path, entry, variant }) => {
    if (!isLoopback(address)) throw new HttpError(503, 'The picture maker is misconfigured here.');
    const asked = variant ? `/${variantKey(entry.hash, variant)}` : hashedPath(path, entry.hash);
    const made = await fetch(new URL(asked, address)).catch(() => undefined);
    if (!made || made.status >= 500)
      throw new HttpError(502, 'The picture could not be made; the terminal says why.');
    return made.ok ? bodyOf(made) : undefined;
  };

/**
 * Reads the deployment's pictures from its files. If one is missing and a maker is configured, the maker makes it.
 * @param base an address of the deployment
 */
export function picturesOf(env: Env, base: string): Pictures {
  const file = files(env, base);
  return async (wanted) =>
    (await file(wanted)) ?? (env.IMAGE_MAKER_URL ? maker(env.IMAGE_MAKER_URL)(wanted) : undefined);
}
