import { variantKey } from '../../../src/images/manifest.ts';
import { HttpError } from '../../httpError.ts';
import type { Pictures } from './pictures.ts';

/** The parts of R2 that the Function uses. */
export interface Bucket {
  get(key: string): Promise<{ body: ReadableStream<Uint8Array>; size: number } | null>;
}

/** How long the bucket may take before the visitor gets an error. Milliseconds. */
export const bucketTimeoutMs = 10_000;

/** Reads variants by their keys. @throws HttpError 503 when the bucket fails or does not answer in time */
export const bucketReader =
  (bucket: Bucket, timeoutMs = bucketTimeoutMs): Pictures =>
  async ({ entry, variant }) => {
    if (!variant) return undefined;
    let giveUp = () => {};
    const late = new Promise<never>((_, reject) => {
      giveUp = () => reject(new Error('no answer in time'));
    });
    const timer = setTimeout(giveUp, timeoutMs);
    try {
      const object = await Promise.race([bucket.get(variantKey(entry.hash, variant)), late]);
      return object ? { body: object.body, length: object.size } : undefined;
    } catch (error) {
      console.error(`PICTURES: ${error instanceof Error ? error.message : 'unknown fault'}`);
      throw new HttpError(503, 'The pictures cannot be reached at the moment.', { 'Retry-After': '30' });
    } finally {
      clearTimeout(timer);
    }
  };
