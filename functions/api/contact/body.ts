import { fields, hiddenFields, isList } from '../../../src/contact/fields.ts';
import { maxPostBytes } from '../../../src/contact/limits.ts';
import { ContactError } from './contactError.ts';
import { type BodyType, tooLargeError } from './requestHeaders.ts';

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
      throw tooLargeError();
    }
    whole.set(value, length);
    length += value.length;
  }
  const announced = request.headers.get('Content-Length');
  if (announced !== null && Number(announced) > length) throw cutOff();
  return whole.subarray(0, length);
}

/** The only fields to read. Reading thousands of unknown fields would take seconds. */
const knownNames = [...new Set([...fields.map(({ name }) => name), ...hiddenFields])];

/** Keeps the first text of a repeated field, and all texts of a list. Ignores files. */
function fromForm(form: FormData): TypedFields {
  const typed: TypedFields = {};
  for (const name of knownNames.filter((known) => form.has(known))) {
    const texts = form.getAll(name).filter((value) => typeof value === 'string');
    typed[name] = isList(name) ? texts : texts[0];
  }
  return typed;
}

function fromJson(bytes: Uint8Array): TypedFields {
  const value: unknown = JSON.parse(
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes),
  );
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('no record');
  return Object.fromEntries(
    knownNames
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, (value as TypedFields)[name]]),
  );
}

/**
 * Reads the fields of a posted form.
 * @throws ContactError 400 if the body is cut off or malformed, 413 if it is too large
 */
export async function readBody(request: Request, type: BodyType): Promise<TypedFields> {
  const bytes = await readBytes(request);
  try {
    if (type === 'application/json') return fromJson(bytes);
    const header = request.headers.get('Content-Type') ?? '';
    return fromForm(await new Response(bytes, { headers: { 'Content-Type': header } }).formData());
  } catch {
    throw malformed();
  }
}
