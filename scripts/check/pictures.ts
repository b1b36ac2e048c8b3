import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Work } from '../../src/content/load.ts';
import { oneOfThese } from '../../src/content/plainMessage.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { isPicture } from '../images/originals.ts';

/** How wide a picture must be so that it is not blurred where it is shown, and should be. Pixels. */
const widths = { picture: [1200, 2400], phone: [720, 1080], opening: [1920, 3840] } as const;

type Named = [field: string, file: string, place: keyof typeof widths];

const namedBy = ({ opening, pictures, scene }: Work): Named[] => {
  const all = { pictures, 'scene.pictures': scene?.pictures ?? [] };
  return [
    ['opening', opening, 'opening'],
    ...Object.entries(all).flatMap(([field, list]) =>
      list.flatMap(({ file, phone }, index): Named[] => [
        [`${field}[${index}].file`, file, 'picture'],
        ...(phone ? [[`${field}[${index}].phone`, phone, 'phone'] satisfies Named] : []),
      ]),
    ),
  ];
};

/** A line for each picture that a work names and that is missing, or too small for its place. @param root the folder of the content */
export function namedPictureProblems(works: readonly Work[], manifest: Manifest, root = 'src/content'): string[] {
  return works.flatMap((work) => {
    const folder = `works/${work.slug}`;
    const there = globSync(`${root}/${folder}/*`)
      .filter(isPicture)
      .map((file) => basename(file));
    return namedBy(work).flatMap(([field, file, place]) => {
      const where = `${root}/${folder}/work.yaml: ${field}: ${file}`;
      // One in capitals is told where it lies.
      if (!there.some((one) => one.toLowerCase() === file)) return [`${where} is not beside it; ${oneOfThese(file, there)}`];
      const [least, best] = widths[place];
      const { width = best } = manifest[`/images/${folder}/${file}`] ?? {};
      return width < least ? [`${where} is ${width} pixels wide; expected ${least} or more, better ${best}`] : [];
    });
  });
}
