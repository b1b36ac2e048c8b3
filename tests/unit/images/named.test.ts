import { expect, test } from 'vitest';
import { namedPictureProblems } from '#scripts/check/pictures.ts';
import { prepareImages } from '#src/build/images/prepare.ts';
import type { Person, Work } from '#src/content/build/load.ts';
import { pictureFiles } from './pictureFiles.ts';
import { flat } from './samples.ts';

const { at, folders, put } = pictureFiles();

test('reports pictures that a work or a person names by their field if they are missing or too small', async () => {
  for (const [name, width] of Object.entries({ cover: 2400, map: 300, 'map-phone': 1080 }))
    put(`works/one/${name}.png`, await flat(width, 200).png().toBuffer());
  for (const name of ['tuva', 'other'])
    put(`people/${name}.png`, await flat(300, 400).png().toBuffer());
  const pictures = [
    { file: 'cover.png' },
    { file: 'map.png', phone: 'map-phone.png' },
    { file: 'mapp.png' },
  ];
  const work = { slug: 'one', opening: 'cover.png', pictures } as unknown as Work;
  put('works/two/work.yaml', '');
  const two = { slug: 'two', pictures: [{ file: 'cover.png' }] } as Work;
  const people = [
    { slug: 'tuva', portrait: 'tuva.png' },
    { slug: 'bo', portrait: 'bo.png' },
  ] as Person[];
  const where = `${at('content')}/works/one/work.yaml: pictures`;
  expect(
    namedPictureProblems(
      { entries: [work, two], problems: [] },
      { entries: people, problems: [] },
      await prepareImages(folders()),
      at('content'),
    ),
  ).toEqual([
    `${where}[1].file: map.png is 300 pixels wide; expected 1200 or more, better 2400`,
    expect.stringContaining(`${where}[2].file: mapp.png is not beside it; did you mean "map.png"?`),
    expect.stringContaining(
      'two/work.yaml: pictures[0].file: cover.png is not beside it; there is no picture yet; put it into',
    ),
    `${at('content')}/people/tuva.yaml: portrait: tuva.png is 300 pixels wide; expected 400 or more, better 800`,
    expect.stringContaining('people/bo.yaml: portrait: bo.png is not beside it'),
    expect.stringContaining('people/other.png: a portrait of no person'),
  ]);
});
