import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { contentFolder } from '../contentFolder.ts';

/** Maximum size compressed with Brotli, in bytes. */
const maxBytes = 1500;

/** The drawing of the part of a work's cover that moves. */
export const gestureFile = (slug: string) => `${contentFolder}/works/${slug}/gesture.svg`;

export const hasGesture = (slug: string) => existsSync(gestureFile(slug));

/** @param cover in pixels */
export function problemsInGesture(
  svg: string,
  { width, height }: { width: number; height: number },
): string[] {
  const [, , w = 0, h = 0] = (/<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const bytes = brotliCompressSync(svg).length;
  return [
    !svg.includes('xmlns="http://www.w3.org/2000/svg"') && 'expected xmlns, as in a file',
    // A pixel of a window that is 1,000 wide.
    !(Math.abs(w / h - width / height) < 0.001) &&
      `expected a viewBox in the shape of the cover, such as 0 0 ${width / 2} ${height / 2}`,
    /<(?:script|foreignObject|image|text)\b|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i.test(svg) &&
      'expected no scripts, texts, pictures and URLs, which do not work in a picture',
    bytes > maxBytes && `${bytes} bytes compressed; expected ${maxBytes} at most`,
  ].filter((problem) => problem !== false);
}

/** Returns a message for each problem of a work's gesture, if it has one. */
export const gestureProblems = (slug: string, cover?: { width: number; height: number }) =>
  cover && hasGesture(slug)
    ? problemsInGesture(readFileSync(gestureFile(slug), 'utf8'), cover).map(
        (problem) => `${gestureFile(slug)}: ${problem}`,
      )
    : [];
