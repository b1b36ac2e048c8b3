import { existsSync, readFileSync } from 'node:fs';
import { site } from '../../site.ts';
import { contentFolder } from '../contentFolder.ts';

const file = `${contentFolder}/logo.svg`;

/** The inner markup of an SVG, and its viewBox: x, y, width and height. */
export interface Mark {
  inner: string;
  frame: readonly [number, number, number, number];
}

/** Reads the agency's logo, if it has one. @throws Error if it can't be shown */
export function readLogo(): Mark | undefined {
  if (!existsSync(file)) return undefined;
  const [, attributes = '', inner = ''] =
    /<svg\b([^>]*)>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || !width || !height)
    throw new Error(`${file}: expected an SVG with a viewBox such as viewBox="0 0 120 32"`);
  if (inner.includes('<text'))
    throw new Error(
      `${file}: <text>: expected outlines, because a picture has no fonts; convert it to paths`,
    );
  const otherAttributes = attributes.replace(
    /\s(?:xmlns|viewBox|width|height|id|class)="[^"]*"/g,
    '',
  );
  return {
    inner: `<g fill="currentColor"><g${otherAttributes}>${inner}</g></g>`,
    frame: [x, y, width, height],
  };
}

/** Makes an SVG file of a logo. @param attributes the root element's, such as its colour */
export const svgOf = ({ inner, frame }: Mark, attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" ${attributes}>${inner}</svg>`;

/** Returns the CSS height of the logo. A wide logo shrinks with the window, beside the menu button. */
export function wordmarkSize() {
  const [, , width, height] = readLogo()?.frame ?? [0, 0, site.wordmark.length * 0.47, 1];
  return width > 4 * height ? `min(1.75rem, ${Math.floor((54 * height) / width)}vw)` : '1.75rem';
}
