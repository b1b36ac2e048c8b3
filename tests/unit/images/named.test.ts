import { expect, test } from 'vitest';
import { namedPictureProblems } from '#scripts/check/pictures.ts';
import { prepareImages } from '#src/build/images/prepare.ts';
import type { Person, Work } from '#src/content/build/load.ts';
import { pictureFiles } from './pictureFiles.ts';
import { flat } from './samples.ts';

const { at, folders, put } = pictureFiles();

test('reports pictures that a work or a person names by their field if they are missing or too small', async () => {
  for (const [name, width] of [
    ['works/one/cover', 2400],
    ['works/one/map', 300],
    ['works/one/map-phone', 1080],
    ['people/tuva', 300],
    ['people/other', 300],
  ] as const)
    put(`${name}.png`, await flat(width, 200).png().toBuffer());
  put('works/two/work.yaml', '');
  const pictures = [
    { file: 'cover.png' },
    { file: 'map.png', phone: 'map-phone.png' },
    { file: 'mapp.png' },
  ];
  const works = [
    { slug: 'one', opening: 'cover.png', pictures },
    { slug: 'two', pictures: [{ file: 'cover.png' }] },
  ] as Work[];
  const people = ['tuva', 'bo'].map((slug) => ({ slug, portrait: `${slug}.png` })) as Person[];
  const manifest = await prepareImages(folders());
  const read = <T>(entries: T[]) => ({ entries, problems: [] });
  expect(namedPictureProblems(read(works), read(people), manifest, at('content'))).toEqual(
    [
      'works/one/work.yaml: pictures[1].file: map.png is 300 pixels wide; expected 1200 or more, better 2400',
      'works/one/work.yaml: pictures[2].file: mapp.png is not beside it; did you mean "map.png"?',
      'works/two/work.yaml: pictures[0].file: cover.png is not beside it; there is no picture yet; put it into',
      'people/tuva.yaml: portrait: tuva.png is 300 pixels wide; expected 400 or more, better 800',
      'people/bo.yaml: portrait: bo.png is not beside it',
      'people/other.png: a portrait of no person',
    ].map((problem) => expect.stringContaining(`${at('content')}/${problem}`)),
  );
});
