import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** In CSS pixels of the document. */
export type Point = readonly [x: number, y: number];

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(pixel: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two pixels (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(a: Uint8Array, b: Uint8Array): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The pixel at a place of the document, where the picture has it. */
export type Picture = (x: number, y: number) => Uint8Array | undefined;

/** A part of the document, in CSS pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the window is too low to show all of it. */
  beyond: boolean;
}

/** All of the page, or the window where something covers the page, in CSS pixels of the document. */
export const extent = (page: Page, fullPage: boolean): Promise<Part> =>
  page.evaluate((full) => {
    const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
    return full
      ? { x: 0, y: 0, width: scrollWidth, height: scrollHeight, beyond: scrollHeight > window.innerHeight }
      : { x: window.scrollX, y: window.scrollY, width: clientWidth, height: window.innerHeight, beyond: false };
  }, fullPage);

/** A picture of a part of the page, by the document's pixels. Playwright's own takes three times as long. */
export async function picture(page: Page, { beyond, ...part }: Part): Promise<Picture> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: beyond,
    clip: { ...part, scale: 1 },
  });
  await session.detach();
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (documentX: number, documentY: number) => {
    const [x, y] = [documentX - part.x, documentY - part.y];
    return x >= 0 && y >= 0 && x < info.width && y < info.height
      ? bytes.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
      : undefined;
  };
}
