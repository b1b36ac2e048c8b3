import { readdirSync } from 'node:fs';
import { isPicture } from '#src/build/images/originals.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { gestureProblems } from '#src/content/drawings/gesture.ts';
import type { Person, Work } from '#src/content/load/load.ts';
import type { Loaded } from '#src/content/problems.ts';
import { oneOfThese } from '#src/content/schemas/plainMessage.ts';
import type { Manifest } from '#src/images/manifest.ts';

/** The width in pixels below which a picture looks blurred, and the best width. */
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

function* picturesOf({ opening, pictures, scene }: Work): Generator<Named> {
  if (opening) yield ['opening', opening, 'opening'];
  for (const [field, list] of Object.entries({ pictures, 'scene.pictures': scene?.pictures ?? [] }))
    for (const [index, { file, phone }] of list.entries()) {
      yield [`${field}[${index}].file`, file, 'picture'];
      if (phone) yield [`${field}[${index}].phone`, phone, 'phone'];
    }
}

/** Reports pictures of works and people that are missing or too narrow, and unused portraits. */
export function namedPictureProblems(
  { entries: works }: Loaded<Work>,
  { entries: people, problems }: Loaded<Person>,
  manifest: Manifest,
  root = contentFolder,
): string[] {
  const picturesIn = (folder: string) => readdirSync(`${root}/${folder}`).filter(isPicture);
  const problemsOf = (folder: string, yaml: string, named: Named[], existing: string[]) =>
    named.flatMap(([field, file, place]) => {
      // Accepts capitals here, because measuring the picture reports them.
      const exists = existing.some((name) => name.toLowerCase() === file);
      const problem = exists
        ? widthProblem(manifest[`/images/${folder}/${file}`]?.width, place)
        : `is not beside it; ${oneOfThese(file, existing, `there is no picture yet; put it into ${folder}`)}`;
      return problem ? `${root}/${folder}/${yaml}: ${field}: ${file} ${problem}` : [];
    });
  const portraits = people.length ? picturesIn('people') : [];
  const unused = Object.keys(manifest).filter(
    (path) =>
      // Whose a portrait is may be in a file with problems.
      problems.length === 0 &&
      path.startsWith('/images/people/') &&
      !people.some(({ portrait }) => path.endsWith(`/${portrait}`)),
  );
  return [
    ...works.flatMap((work) => {
      const folder = `works/${work.slug}`;
      return [
        ...problemsOf(folder, 'work.yaml', [...picturesOf(work)], picturesIn(folder)),
        ...gestureProblems(work.slug, manifest[`/images/${folder}/${work.pictures[0]?.file}`]),
      ];
    }),
    ...people.flatMap(({ slug, portrait }) =>
      problemsOf(
        'people',
        `${slug}.yaml`,
        portrait ? [['portrait', portrait, 'portrait']] : [],
        portraits,
      ),
    ),
    ...unused.map(
      (path) =>
        `${root}${path.slice('/images'.length)}: a portrait of no person; expected its name as \`portrait\` of a person`,
    ),
  ];
}
