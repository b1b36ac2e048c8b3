import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { figureRows } from '#src/screens/work/figureRows.props.ts';
import { inFreshFolder } from './freshFolder.ts';

const picture = (name: string, phone?: string) => ({ file: name, alt: name, phone });
const cover = picture('cover.png');
const screen = picture('screen.png', 'screen-phone.png');
const detail = picture('detail.png', 'detail-phone.png');

inFreshFolder();
beforeEach(() => {
  const measured = (name: string, width: number, height: number) => [
    `/images/works/one/${name}`,
    { hash: 'a', width, height, colour: '#fff' },
  ];
  const manifest = ['screen', 'detail'].flatMap((name) => [
    measured(`${name}.png`, 2400, 1800),
    measured(`${name}-phone.png`, 1080, 1620),
  ]);
  mkdirSync('src/images', { recursive: true });
  writeFileSync('src/images/manifest.json', JSON.stringify(Object.fromEntries(manifest)));
});

const rowOf = (shape: 'full' | 'left' | 'right', ...pictures: (typeof cover)[]) =>
  figureRows({ slug: 'one', pictures: [cover, ...pictures], layout: [shape] } as Parameters<
    typeof figureRows
  >[0])[0];

test('the smaller of two pictures is cropped to the larger one’s height', () => {
  const row = rowOf('left', screen, detail);
  expect(row?.figures.map(({ width, height }) => width / height)).toEqual([4 / 3, 2 / 3]);
  expect(row?.columns).toBe('1.3333fr 0.6667fr');
  expect(rowOf('right', screen, detail)?.columns).toBe('0.6667fr 1.3333fr');
});

test('without a crop the smaller picture is whole', () => {
  const row = rowOf('right', picture('detail.png'), screen);
  expect(row?.figures.map(({ width }) => width)).toEqual([2400, 2400]);
  expect(row?.columns).toBe('0.9524fr 1.3333fr');
});

test('a picture in a row alone is whole and needs no columns', () => {
  const row = rowOf('full', screen);
  expect(row).toMatchObject({ columns: null, figures: [{ width: 2400 }] });
});
