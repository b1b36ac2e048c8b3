/**
 * The widths and the quality of `/_next/image`, for next.config.js, the loader, the build and the
 * Function. The specification (section 9) sets the figures.
 */

/** Widths for pictures that grow with the window: CSS pixels times the screen's density. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths for pictures that stay narrower than the window. */
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Every width that a request may name, ascending. */
export const widths: readonly number[] = [...smallWidths, ...deviceWidths];
/** The only quality that a request may name; src/build/images/encoders.ts sets it per format. */
export const quality = 75;
export const imagePath = '/_next/image';
