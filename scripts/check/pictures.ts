import { readdirSync } from 'node:fs';
import { contentFolder } from '../../src/content/build/folder.ts';
import type { Person, Work } from '../../src/content/build/load.ts';
import { oneOfThese } from '../../src/content/build/plainMessage.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { isPicture } from '../images/originals.ts';

/** The width in pixels below which a picture looks blurred, and the best width, by its place on a page. */
const widths = {
  picture: { min: 1200, best: 2400 },
  phone: { min: 720, best: 1080 },
  opening: { min: 1920, best: 3840 },
  portrait: { min: 400, best: 800 },
} as const;

type Place = keyof typeof widths;

function widthProblem(width: number | undefined, place: Place) {
  const { min, best } = widths[place];
  return width && width < min
    ? `is ${width} pixels wide; expected ${min} or more, better ${best}`
    : undefined;
}

type Named = [field: string, file: string, place: Place];

const picturesOf = ({ opening, pictures, scene }: Work): Named[] => {
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

export function namedPictureProblems(
  { works, people }: { works: readonly Work[]; people: readonly Person[] },
  manifest: Manifest,
  root = contentFolder,
): string[] {
  const files = [
    ...works.map((work) => ({
      folder: `works/${work.slug}`,
      yaml: 'work.yaml',
      named: picturesOf(work),
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
  const problems = files.flatMap(({ folder, yaml, named }) =>
    named.flatMap(([field, file, place]) => {
      const existing = picturesIn.get(folder) ?? [];
      // Accepts capitals here, because measuring the picture reports them.
      const exists = existing.some((name) => name.toLowerCase() === file);
      const problem = exists
        ? widthProblem(manifest[`/images/${folder}/${file}`]?.width, place)
        : `is not beside it; ${oneOfThese(file, existing, `there is no picture yet; put it into ${folder}`)}`;
      return problem ? [`${root}/${folder}/${yaml}: ${field}: ${file} ${problem}`] : [];
    }),
  );
  const unused = Object.keys(manifest).filter(
    (path) =>
      path.startsWith('/images/people/') &&
      !people.some(({ portrait }) => path.endsWith(`/${portrait}`)),
  );
  return [
    ...problems,
    ...unused.map(
      (path) =>
        `${root}${path.slice('/images'.length)}: a portrait of no person; expected its name as \`portrait\` of a person`,
    ),
  ];
}
