import type { Kind } from '../../../src/images/manifest.ts';

/** The weight that a media range of an Accept header gives to a type (RFC 9110, 12.5.1); undefined when it names none. */
function weights(accept: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    let weight = 1;
    let special = false;
    for (const parameter of parameters) {
      const quality = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter);
      if (quality) weight = Number(quality[1]);
      // `image/avif;v=1` is not plain AVIF; a malformed weight is ignored.
      else special = true;
    }
    if (type && !special) found.set(type, Math.max(weight, found.get(type) ?? 0));
  }
  return found;
}

/**
 * The format to answer with: the one with the highest weight, and for equal weights AVIF before WebP before the fallback.
 * Wildcards match the fallback only, because browsers without AVIF send them too.
 */
export function negotiate(accept: string | null, fallback: Kind): Kind {
  const given = weights(accept ?? '');
  const own = given.get(`image/${fallback}`) ?? given.get('image/*') ?? given.get('*/*') ?? 0;
  const offers: [Kind, number][] = [
    ['avif', given.get('image/avif') ?? 0],
    ['webp', given.get('image/webp') ?? 0],
    [fallback, own],
  ];
  const [best, weight] = offers.reduce((a, b) => (b[1] > a[1] ? b : a));
  // Nothing acceptable is listed: a picture that every browser can show is more useful than an error.
  return weight > 0 ? best : fallback;
}
