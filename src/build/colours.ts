import { globSync, readFileSync } from 'node:fs';
import { contentFolder } from '../content/contentFolder.ts';
import { once } from '../content/load/once.ts';
import { throwAny } from '../content/problems.ts';
import { loadDrawingColours } from '../content/schemas/coloursSchema.ts';
import { oneOfThese } from '../content/schemas/plainMessage.ts';
import { palette } from '../theme/colours.ts';

const namedColours = once((): Record<string, string> => {
  const property = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    ...loadDrawingColours(),
    ...Object.fromEntries(
      Object.entries(palette).map(([name, colour]) => [property(name), colour]),
    ),
  };
});

const reference = /var\(--([\w-]+)\)/g;

/** Replaces `var(--ink)` by its colour: an SVG in an `<img>` can't read the page's properties. */
export function coloured(svg: string): string {
  const colours = namedColours();
  return svg.replace(reference, (whole, name: string) => colours[name] ?? whole);
}

export function colourProblems(file: string, svg: string, colours = namedColours()): string[] {
  const written = svg.match(/(?<!url\(|href=")#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi) ?? [];
  const nameOf = (colour: string) => {
    const full = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').toLowerCase();
    return Object.keys(colours).find((candidate) => colours[candidate]?.toLowerCase() === full);
  };
  const fixed = written.map((colour) => {
    const name = nameOf(colour);
    const advice = name
      ? `write var(--${name})`
      : `write currentColor, or a name such as var(--ink) from ${contentFolder}/drawing-colours.yaml`;
    return `${file}: ${colour}: expected a colour by its name, so that a palette changes it: ${advice}`;
  });
  const unknown = [...svg.matchAll(reference)]
    .map(([, name = '']) => name)
    .filter((name) => !colours[name]);
  return [
    ...new Set([
      ...fixed,
      ...unknown.map(
        (name) => `${file}: var(--${name}): ${oneOfThese(name, Object.keys(colours))}`,
      ),
    ]),
  ];
}

export function checkDrawings() {
  const colours = namedColours();
  const files = globSync(`${contentFolder}/**/*.svg`, {
    // A gesture has the colours of its cover.
    exclude: [`${contentFolder}/logo.svg`, `${contentFolder}/works/*/gesture.svg`],
  }).map((file) => file.replaceAll('\\', '/'));
  throwAny(
    files.sort().flatMap((file) => colourProblems(file, readFileSync(file, 'utf8'), colours)),
  );
}
