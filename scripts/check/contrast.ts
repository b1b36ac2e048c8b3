import { colourFacts } from '../../src/agency.ts';
import { coloursFile } from '../../src/content/build/coloursSchema.ts';
import { entryFile } from '../../src/content/build/kinds.ts';
import type { Work } from '../../src/content/build/load.ts';
import { palette } from '../../src/theme/colours.ts';
import { contrastRatio, legible } from '../../src/theme/contrast.ts';
import { contrastPairs } from '../../src/theme/contrastPairs.ts';
import { schemesOf } from '../../src/theme/schemes.ts';

/** Formats a problem if a colour has too little contrast with one of the backgrounds. */
function tooLittle(field: string, front: string, backs: readonly string[], min: number) {
  const ratios = backs.map((back) => contrastRatio(front, back));
  const worst = Math.min(...ratios);
  if (!(worst < min)) return [];
  const [dark, light] = [1, -1].map((sign) =>
    backs.filter((back) => sign * (contrastRatio(back, '#ffffff') - 4.5) > 0),
  );
  const example = legible(legible(front, dark ?? [], min), light ?? [], min);
  return [
    `${field}: ${front} on ${backs[ratios.indexOf(worst)]} has a contrast of ${worst.toFixed(2)} to 1; expected ${min} to 1 or more, as of "${example}"`,
  ];
}

/** Reports pairs of the site's colours that are hard to tell apart. */
export function themeProblems(colours = palette): string[] {
  return Object.entries(schemesOf(colours)).flatMap(([name, scheme]) =>
    contrastPairs.flatMap(([front, back, min]) => {
      const [given = front] =
        Object.entries(colours).find(([, value]) => value === scheme[front]) ?? [];
      const field = `${coloursFile}: ${given}: ${front} in a ${back} section, ${name} scheme`;
      return tooLittle(field, scheme[front], [scheme[back]], min);
    }),
  );
}

/** Reports works whose text or lines are hard to see in one of the schemes. */
export function workProblems(works: readonly Pick<Work, 'slug' | 'colour'>[]): string[] {
  const pages = Object.values(schemesOf(palette)).flatMap(({ page, quiet }) => [page, quiet]);
  return works.flatMap(({ slug, colour: { field, ink, line } }) => {
    const file = `${entryFile('works', slug)}: colour`;
    return [
      ...tooLittle(`${file}.ink`, ink, [field], 7),
      ...tooLittle(`${file}.line`, line, pages, 3),
    ];
  });
}

/** Says which colours the site changes so that they can be read. */
export function changedColours(): string[] {
  const { main } = colourFacts;
  return main.toLowerCase() === palette.main.toLowerCase()
    ? []
    : [
        `${coloursFile}: main: the site uses ${palette.main}, so that text on it has a contrast of 7 to 1`,
      ];
}
