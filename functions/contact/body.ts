import { chosenFile, cvField } from '../../src/contact/cv.ts';
import { fields, hiddenFields, isList } from '../../src/contact/fields.ts';
import { maxCvBytes, maxPostBytes } from '../../src/contact/limits.ts';
import { takesCv } from '../../src/content/facts/takesCv.ts';
import { ContactError } from './contactError.ts';
import type { BodyType } from './requestHeaders.ts';

/** The fields as the visitor sent them, not yet validated: texts, and a `File` for the CV. */
export type SentFields = Record<string, unknown>;

interface Read {
  bytes: Uint8Array<ArrayBuffer>;
  /** Why `bytes` is only the beginning of the body. */
  problem?: ContactError | undefined;
}

const cutOff = () => new ContactError(400, 'cut_off');
const malformed = () => new ContactError(400, 'malformed');
const tooLarge = () => new ContactError(413, 'too_large');

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads on without keeping anything, because browsers may show no response while they send. */
async function discard(reader: Reader, atMost: number) {
  for (let left = atMost; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.length;
  }
  await reader.cancel();
}

/**
 * Reads at most `limit` bytes, and discards as many as `discarded` bytes after them.
 * @throws ContactError 400 if there is no body
 */
async function readBytes(request: Request, limit: number, discarded: number): Promise<Read> {
  if (!request.body) throw malformed();
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const whole = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: 'broken', value: undefined }));
    if (done === 'broken') return { bytes: whole.subarray(0, length), problem: cutOff() };
    if (!value) break;
    const left = limit - length;
    whole.set(value.subarray(0, left), length);
    length += Math.min(value.length, left);
    if (value.length > left) {
      await discard(reader, discarded).catch(() => {});
      return { bytes: whole, problem: tooLarge() };
    }
  }
  const isCut = Number(request.headers.get('Content-Length')) > length;
  return { bytes: whole.subarray(0, length), ...(isCut && { problem: cutOff() }) };
}

/** The fields to read. Others are skipped, because reading thousands of them would take seconds. */
const knownNames = [...new Set([...fields.map(({ name }) => name), ...hiddenFields])];

const pickFields = (read: (name: string) => unknown): SentFields =>
  Object.fromEntries(knownNames.map((name) => [name, read(name)]));

/** @throws Error if the bytes are not of this type */
async function parse(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<SentFields> {
  if (/^application\/json/i.test(contentType)) {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const value = JSON.parse(text);
    return pickFields((name) => value[name]);
  }
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  // Keeps the first text of a repeated field, and all texts of a list.
  return pickFields((name) => (isList(name) ? form.getAll(name) : form.get(name)));
}

/** Appends the closing boundary to a multipart body that was cut off. */
function closeMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const end = new TextEncoder().encode(`\r\n--${quoted ?? plain}--\r\n`);
  const all = new Uint8Array(bytes.length + end.length);
  all.set(bytes);
  all.set(end, bytes.length);
  return all;
}

/**
 * Reads the fields of a posted form. Cuts a CV that is too large. Returns a `problem` if the upload
 * broke off within the CV. The texts before the CV are complete in both cases.
 * @throws ContactError 400 if the body is cut off or malformed, 413 if its texts are too large
 */
export async function readBody(
  request: Request,
  type: BodyType,
): Promise<{ sent: SentFields; problem?: ContactError | undefined }> {
  const mayHaveFile = type === 'multipart/form-data' && takesCv;
  const limit = maxPostBytes + (mayHaveFile ? maxCvBytes : 0);
  if (!mayHaveFile && Number(request.headers.get('Content-Length')) > limit) throw tooLarge();
  const { bytes, problem } = await readBytes(request, limit, mayHaveFile ? 4 * maxCvBytes : 0);
  if (problem && !mayHaveFile) throw problem;
  const contentType = request.headers.get('Content-Type') ?? '';
  const sent = await parse(problem ? closeMultipart(bytes, contentType) : bytes, contentType).catch(
    () => {
      throw problem ?? malformed();
    },
  );
  const file = chosenFile(sent[cvField]);
  if (problem && !file) throw problem;
  if (bytes.length - (file?.size ?? 0) > maxPostBytes) throw tooLarge();
  return { sent, ...(problem?.code === 'cut_off' && { problem }) };
}
