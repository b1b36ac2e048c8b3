import { takesCv } from '../../src/content/facts/takesCv.ts';
import { ContactError } from './contactError.ts';
import type { Identity } from './identity.ts';
import { inTime } from './inTime.ts';

/** The part of Cloudflare's R2 that the contact form uses. */
export interface Bucket {
  put: (
    name: string,
    file: Blob,
    options: { httpMetadata: { contentType: string; contentDisposition: string } },
  ) => Promise<unknown>;
  head: (name: string) => Promise<unknown>;
  delete: (names: string[]) => Promise<void>;
  list: (options: { cursor?: string }) => Promise<{
    objects: { key: string; uploaded: Date }[];
    truncated: boolean;
    cursor?: string;
  }>;
}

/** Returns the name of an inquiry's file: simultaneous posts of it replace the file with itself. */
export const fileName = ({ reference, digest }: Identity) =>
  `${reference}-${digest.slice(0, 16)}.pdf`;

/**
 * Stores a file, however long that takes.
 * @param onLate receives the error for the visitor if it takes longer than `timeoutMs`
 * @throws ContactError 503 if there is no bucket, or if it fails
 */
export async function storeFile(
  bucket: Bucket | undefined,
  name: string,
  file: Blob,
  timeoutMs: number,
  report: (text: string) => void,
  onLate: (error: ContactError) => void,
) {
  const failed = (problem: string) => {
    report(`the bucket failed: ${problem}`);
    return new ContactError(503, 'files_unavailable', { headers: { 'Retry-After': '30' } });
  };
  const timer = setTimeout(() => onLate(failed('no answer in time')), timeoutMs);
  try {
    if (!bucket) throw new Error('not bound');
    // Keeps browsers from showing it, even if it is not a PDF.
    const httpMetadata = {
      contentType: 'application/pdf',
      contentDisposition: `attachment; filename="${name}"`,
    };
    await bucket.put(name, file, { httpMetadata });
  } catch (error) {
    throw failed((error as Error).message);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Deletes the files that are older than `before`, also those whose inquiry could not be stored.
 * @param before milliseconds since 1970
 */
export async function deleteOldFiles(bucket: Bucket, before: number) {
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor ? { cursor } : {});
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
    if (old.length) await bucket.delete(old.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** `off` means that the forms take no files, `unset` that they do and there is no bucket. */
export type FilesHealth = 'off' | 'ready' | 'unset' | 'unavailable';

export async function checkFiles(
  bucket: Bucket | undefined,
  timeoutMs: number,
): Promise<FilesHealth> {
  if (!takesCv) return 'off';
  if (!bucket) return 'unset';
  return inTime(bucket.head('health'), timeoutMs).then(
    () => 'ready',
    () => 'unavailable',
  );
}
