import { takesCv } from '../../src/content/facts/takesCv.ts';
import type { Report } from './alert.ts';
import { ContactError } from './contactError.ts';
import type { Identity } from './identity.ts';
import type { InquiryContext } from './insertInquiry.ts';
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

/** Names an inquiry's file. Repeated posts of one inquiry overwrite one file. */
export const fileName = ({ reference, digest }: Identity) =>
  `${reference}-${digest.slice(0, 16)}.pdf`;

/** Turns a failure of the bucket into an error for the visitor, and alerts the operators. */
export function bucketError(error: unknown, report: Report): ContactError {
  if (error instanceof ContactError) return error;
  report('storage', `the bucket failed: ${(error as Error).message}`);
  return new ContactError(503, 'files_unavailable', { headers: { 'Retry-After': '30' } });
}

/** Stores an inquiry's file. @throws ContactError 503 if there is no bucket, or if it fails */
export async function storeFile(context: InquiryContext, file: Blob, bucket?: Bucket) {
  const name = fileName(context.identity);
  try {
    if (!bucket) throw new Error('not bound');
    // Makes browsers download the file instead of showing it, even if it is not a PDF.
    const httpMetadata = {
      contentType: 'application/pdf',
      contentDisposition: `attachment; filename="${name}"`,
    };
    await bucket.put(name, file, { httpMetadata });
  } catch (error) {
    throw bucketError(error, context.report);
  }
}

/**
 * Deletes files uploaded before a time, including those whose inquiry could not be stored.
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

/** `off`: the forms take no files. `unset`: they do, but there is no bucket. */
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
