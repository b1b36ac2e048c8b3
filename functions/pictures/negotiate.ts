import type { ImageFormat } from '../../src/images/manifest.ts';

/** Reads the weight of each media range in an Accept header (RFC 9110, 12.5.1). */
function readWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    let weight = 1;
    let isPlain = true;
    for (const parameter of parameters) {
      const quality = /^q=([01](?:\.\d{0,3})?)$/.exec(parameter);
      if (quality) weight = Number(quality[1]);
      // Skips `image/avif;v=1`, which is not plain AVIF, and ranges with a malformed weight.
      else isPlain = false;
    }
    if (isPlain) weights.set(type, Math.max(weight, weights.get(type) ?? 0));
  }
  return weights;
}

/**
 * Chooses the format of the response: the one with the highest weight, and for equal weights AVIF
 * before WebP before the fallback. Wildcards match the fallback only, because browsers without AVIF
 * send them too.
 */
export function negotiate(accept: string | null, fallback: ImageFormat): ImageFormat {
  const weights = readWeights(accept ?? '');
  const fallbackWeight =
    weights.get(`image/${fallback}`) ?? weights.get('image/*') ?? weights.get('*/*') ?? 0;
  const offers: [ImageFormat, number][] = [
    ['avif', weights.get('image/avif') ?? 0],
    ['webp', weights.get('image/webp') ?? 0],
    [fallback, fallbackWeight],
  ];
  const [best, weight] = offers.reduce((a, b) => (b[1] > a[1] ? b : a));
  // If nothing is acceptable, a picture that every browser can show is more useful than an error.
  return weight > 0 ? best : fallback;
}
