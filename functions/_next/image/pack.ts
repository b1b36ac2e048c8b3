import { lengthBytes } from '../../../src/images/variants.ts';
import { HttpError } from '../../httpError.ts';

/**
 * One variant of a pack.
 * @param count of the variants in the pack
 * @param index of the one that is wanted
 * @throws HttpError 502 when the pack is shorter than it says
 */
export function variantIn(pack: ArrayBuffer, count: number, index: number): Uint8Array<ArrayBuffer> {
  const head = Math.min(count * lengthBytes, pack.byteLength);
  const lengths = Array.from({ length: head / lengthBytes }, (_, at) => new DataView(pack).getUint32(at * lengthBytes, true));
  const before = lengths.slice(0, index).reduce((sum, length) => sum + length, head);
  const length = lengths[index];
  if (!length || before + length > pack.byteLength) throw new HttpError(502, 'The picture could not be read to its end.');
  return new Uint8Array(pack, before, length);
}
