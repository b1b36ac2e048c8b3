import { readdirSync } from 'node:fs';
import { contentFolder } from '../../src/content/build/folder.ts';
import type { Person, Work } from '../../src/content/build/load.ts';
import { oneOfThese } from '../../src/content/build/plainMessage.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { isPicture } from '../images/originals.ts';

/** How wide a picture must be so that it is not blurred where it is shown, and should be. Pixels. */
const widths = {
  picture: [1200, 2400],
  phone: [720, 1080],
  opening: [1920, 3840],
  portrait: [400, 800],
} as const;

/** What is wrong with a picture's width, in words; nothing where it is wide enough. */
function tooNarrow(width: number | undefined, place: keyof typeof widths) {
  const [least, best] = widths[place];
  return width && width < least
    ? `is ${width} pixels wide; expected ${least} or more, better ${best}`
    : undefined;
}

type Named = [field: string, file: string, place: keyof typeof widths];

const namedBy = ({ opening, pictures, scene }: Work): Named[] => {
  const all = { pictures, 'scene.pictures': scene?.pictures ?? [] };
  return [
    ...(opening ? [['opening', opening, 'opening'] satisfies Named] : []),
    ...Object.entries(all).flatMap(([field, list]) =>
      list.flatMap(({ file, phone }, index): Named[] => [
        [`${field}[${index}].file`, file, 'picture'],
        ...(phone ? [[`${field}[${index}].phone`, phone, 'phone'] satisfies Named] : []),
      ]),
    ),
  ];
};

const portraitOf = ({ portrait }: Person): Named[] =>
  portrait ? [['portrait', portrait, 'portrait']] : [];

/**
 * A line for each picture that a work or a person names and that is missing, or too small for its place, and for each beside the
 * people that is nobody's. @param root the folder of the content
 */
export function namedPictureProblems(
  { works, people }: { works: readonly Work[]; people: readonly Person[] },
  manifest: Manifest,
  root = contentFolder,
): string[] {
  const files = [
    ...works.map((work) => ({
      folder: `works/${work.slug}`,
      yaml: 'work.yaml',
      named: namedBy(work),
    })),
    ...people.map((person) => ({
      folder: 'people',
      yaml: `${person.slug}.yaml`,
      named: portraitOf(person),
    })),
  ];
  const picturesIn = new Map(
    [...new Set(files.map(({ folder }) => folder))].map((folder) => [
      folder,
      readdirSync(`${root}/${folder}`).filter(isPicture),
    ]),
  );
  const told = files.flatMap(({ folder, yaml, named }) =>
    named.flatMap(([field, file, place]) => {
      const there = picturesIn.get(folder) ?? [];
      // One in capitals is told where it lies.
      const isThere = there.some((one) => one.toLowerCase() === file);
      const narrow = tooNarrow(manifest[`/images/${folder}/${file}`]?.width, place);
      const problem = isThere
        ? narrow
        : `is not beside it; ${oneOfThese(file, there, `there is no picture yet; put it into ${folder}`)}`;
      return problem ? [`${root}/${folder}/${yaml}: ${field}: ${file} ${problem}`] : [];
    }),
  );
  const strangers = Object.keys(manifest).filter(
    (path) =>
      path.startsWith('/images/people/') &&
      !people.some(({ portrait }) => path.endsWith(`/${portrait}`)),
  );
  return [
    ...told,
    ...strangers.map(
      (path) =>
        `${root}${path.slice('/images'.length)}: nobody’s portrait; expected its name as \`portrait\` of a person`,
    ),
  ];
}
