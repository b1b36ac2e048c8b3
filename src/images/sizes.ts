/**
 * The widths and the quality of `/_next/image`: one source for next.config.js, the loader, the build step and the Function.
 * The figures are the specification's (section 9).
 */

/** Widths for pictures that grow with the window. CSS pixels times the screen's density. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths for pictures that stay narrower than the window. */
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Every width a request may ask for, ascending. */
export const widths: readonly number[] = [...smallWidths, ...deviceWidths];
/** The only quality that a request may name, as pictures are encoded before anybody asks; scripts/images/encoders.ts has each format's. */
export const quality = 75;
export const imagePath = '/_next/image';
