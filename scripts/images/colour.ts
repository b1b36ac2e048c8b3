import sharp, { type Sharp, type SharpOptions } from 'sharp';

/**
 * A picture with its pixels in sRGB, whatever profile and depth it was saved with.
 * sharp takes 16-bit pictures that carry a profile to Display P3 and, unless a profile is named, leaves their numbers
 * there (pipeline.cc, processingProfile).
 */
export async function toSrgb(bytes: Buffer, options?: SharpOptions): Promise<Sharp> {
  const image = sharp(bytes, options).toColourspace('srgb');
  const { space, hasProfile } = await image.metadata();
  return space === 'rgb16' && hasProfile ? image.withIccProfile('srgb') : image;
}
