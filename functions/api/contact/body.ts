import { fields, hiddenFields, isList } from '../../../src/contact/fields.ts';
import { maxPostBytes } from '../../../src/contact/limits.ts';
import { ContactError } from './contactError.ts';
import type { BodyType } from './requestHeaders.ts';

/** The form's fields as sent, before validation. */
export type TypedFields = Record<string, unknown>;

const cutOff = () => new ContactError(400, 'cut_off');
const malformed = () => new ContactError(400, 'malformed');

/** Reads at most `maxPostBytes`. @throws ContactError 413 over the limit, 400 if the body breaks off */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) throw malformed();
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const whole = new Uint8Array(maxPostBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw cutOff();
    });
    if (done) break;
    if (length + value.length > maxPostBytes) {
      await reader.cancel().catch(() => {});
      throw new ContactError(413, 'too_large');
    }
    whole.set(value, length);
    length += value.length;
  }
  if (Number(request.headers.get('Content-Length')) > length) throw cutOff();
  return whole.subarray(0, length);
}

/** The only fields to read. Reading thousands of unknown fields would take seconds. */
const knownNames = [...new Set([...fields.map(({ name }) => name), ...hiddenFields])];

const pickFields = (read: (name: string) => unknown): TypedFields =>
  Object.fromEntries(knownNames.map((name) => [name, read(name)]));

/**
 * Reads the fields of a posted form.
 * @throws ContactError 400 if the body is cut off or malformed, 413 if it is too large
 */
export async function readBody(request: Request, type: BodyType): Promise<TypedFields> {
  const bytes = await readBytes(request);
  try {
    if (type === 'application/json') {
      const value = JSON.parse(
        new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes),
      );
      return pickFields((name) => value[name]);
    }
    const header = request.headers.get('Content-Type') ?? '';
    const form = await new Response(bytes, { headers: { 'Content-Type': header } }).formData();
    // Keeps the first text of a repeated field, and all texts of a list.
    return pickFields((name) => (isList(name) ? form.getAll(name) : form.get(name)));
  } catch {
    throw malformed();
  }
}
