/**
 * Returns the relative luminance of red, green and blue from 0 to 255. See
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance(colour: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...colour].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Takes colours as `#rrggbb`, and returns 1 to 21. See https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(...colours: [a: string, b: string]): number {
  const [dark = 0, light = 0] = colours
    .map((hex) => luminance(Buffer.from(hex.slice(1), 'hex')))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
