import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { namedPictureProblems } from '#scripts/check/pictures.ts';
import type { Person, Work } from '#src/content/load/load.ts';
import type { Manifest } from '#src/images/manifest.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

test('reports missing and small pictures by the field that names them', () => {
  const widths = {
    'works/one/cover.png': 2400,
    'works/one/map.png': 300,
    'works/one/map-phone.png': 1080,
    'people/tuva.png': 300,
    'people/other.png': 300,
  };
  for (const file of [...Object.keys(widths), 'works/two/work.yaml']) {
    mkdirSync(dirname(join(folder(), file)), { recursive: true });
    writeFileSync(join(folder(), file), '');
  }
  const measured = Object.entries(widths).map(([file, width]) => [`/images/${file}`, { width }]);
  const manifest: Manifest = Object.fromEntries(measured);
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
  const read = <T>(entries: T[]) => ({ entries, problems: [] });
  expect(namedPictureProblems(read(works), read(people), manifest, folder())).toEqual(
    [
      'works/one/work.yaml: pictures[1].file: map.png is 300 pixels wide; expected 1200 or more, better 2400',
      'works/one/work.yaml: pictures[2].file: mapp.png is not beside it; did you mean "map.png"?',
      'works/two/work.yaml: pictures[0].file: cover.png is not beside it; there is no picture yet; put it into',
      'people/tuva.yaml: portrait: tuva.png is 300 pixels wide; expected 400 or more, better 800',
      'people/bo.yaml: portrait: bo.png is not beside it',
      'people/other.png: a portrait of no person',
    ].map((problem) => expect.stringContaining(`${folder()}/${problem}`)),
  );
});
