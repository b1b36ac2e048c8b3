import { colourFacts } from '#src/agency.ts';
import { entryFile } from '#src/content/kinds.ts';
import type { Work } from '#src/content/load/load.ts';
import { coloursFile } from '#src/content/schemas/coloursSchema.ts';
import { type Palette, palette } from '#src/theme/colours.ts';
import { contrastRatio, legible } from '#src/theme/contrast.ts';
import { contrastPairs } from '#src/theme/contrastPairs.ts';
import type { Role } from '#src/theme/roles.ts';
import { schemesOf } from '#src/theme/schemes.ts';

type Field = readonly [name: string, colour: string];

/** Returns other colours that have enough contrast: of the front if possible, else of a background. */
function exampleOf([name, front]: Field, backs: readonly Field[], worst: Field, min: number) {
  const grounds = backs.map(([, back]) => back);
  const [dark = [], light = []] = [1, -1].map((sign) =>
    grounds.filter((back) => sign * (contrastRatio(back, '#ffffff') - 4.5) > 0),
  );
  const changed = legible(legible(front, dark, min), light, min);
  const shows = (back: string) => contrastRatio(changed, back) >= min;
  if (grounds.every(shows)) return `${name} "${changed}"`;
  const [behind, ground] = worst;
  const moved = legible(ground, [front], min);
  return contrastRatio(front, moved) < min
    ? `${name} "#000000" and ${behind} "#ffffff"`
    : `${behind} "${moved}"`;
}

function tooLittle(file: string, front: Field, backs: readonly Field[], min: number, where = '') {
  const ratioOn = ([, back]: Field) => contrastRatio(front[1], back);
  const [worst] = backs.toSorted((a, b) => ratioOn(a) - ratioOn(b));
  if (!worst || ratioOn(worst) >= min) return [];
  return [
    `${file}: ${front.join(': ')} on ${worst.join(', ')}, has a contrast of ${ratioOn(worst).toFixed(2)} to 1${where}; expected ${min} to 1 or more, such as ${exampleOf(front, backs, worst, min)}`,
  ];
}

/** Finds the field of colours.json from which a role has its colour. */
function fieldOf(role: Role, scheme: 'light' | 'dark', colours: Palette): Field {
  const colour = schemesOf(colours)[scheme][role];
  const probe = '#010203';
  const names = Object.entries(colours).flatMap(([name, value]) =>
    // Fields such as `onSecond` choose another field.
    value === colour && !/^on[A-Z]/.test(name) ? name : [],
  );
  const isSource = (name: string) =>
    schemesOf({ ...colours, [name]: probe })[scheme][role] === probe;
  const name = names.find(isSource) ?? names[0] ?? role;
  return [name.replace('secondField', 'second'), colour];
}

const schemeNames = ['light', 'dark'] as const;

/** @returns a sentence for each pair of colours in use whose contrast is too low, in either scheme */
export function themeProblems(colours = palette): string[] {
  return schemeNames.flatMap((scheme) =>
    contrastPairs.flatMap(([front, back, min]) =>
      tooLittle(
        coloursFile,
        fieldOf(front, scheme, colours),
        [fieldOf(back, scheme, colours)],
        min,
        ` in the ${scheme} scheme`,
      ),
    ),
  );
}

/** @returns a sentence for each colour of a work that cannot be read on its field or on the page */
export function workProblems(works: readonly Pick<Work, 'slug' | 'colour'>[]): string[] {
  const pages = schemeNames.flatMap((scheme) =>
    (['page', 'quiet'] as const).map((role): Field => {
      const [name, colour] = fieldOf(role, scheme, palette);
      return [`${name} in ${coloursFile}`, colour];
    }),
  );
  return works.flatMap(({ slug, colour: { field, ink, text = ink, line } }) => {
    const file = entryFile('works', slug);
    return [
      ...tooLittle(file, ['colour.ink', ink], [['colour.field', field]], 7),
      ...(text === ink ? [] : tooLittle(file, ['colour.text', text], [['colour.field', field]], 7)),
      ...tooLittle(file, ['colour.line', line], pages, 3),
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
