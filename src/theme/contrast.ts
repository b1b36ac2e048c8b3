const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

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

/**
 * Takes colours as `#rrggbb`, and returns 1 to 21. See
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(...colours: [a: string, b: string]): number {
  const [dark = 0, light = 0] = colours
    .map((hex) => luminance(channels(hex)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Changes the lightness of a colour in HSL, no more than it needs for a contrast of `min` with all
 * `backgrounds`. See https://www.w3.org/TR/css-color-4/#the-hsl-notation
 */
export function legible(colour: string, backgrounds: readonly string[], min: number): string {
  const isLegible = (hex: string) => backgrounds.every((other) => contrastRatio(hex, other) >= min);
  const rgb = channels(colour);
  const [low, high] = [Math.min(...rgb), Math.max(...rgb)];
  const middle = (low + high) / 2;
  const saturation = (high - low) / (255 - Math.abs(2 * middle - 255) || 1);
  const withLightness = (lightness: number) => {
    const chroma = saturation * (255 - Math.abs(2 * lightness - 255));
    const hex = rgb.map((value) =>
      Math.round(lightness + (chroma * (value - middle)) / (high - low || 1))
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${hex.join('')}`;
  };
  const step = contrastRatio(backgrounds[0] ?? '#ffffff', '#ffffff') > 4.5 ? 0.5 : -0.5;
  let found = colour;
  for (let at = middle; !isLegible(found) && at >= 0 && at <= 255; at += step)
    found = withLightness(at);
  return found;
}
