import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { mascotFacts as facts } from '../../agency.ts';
import { contentFolder } from '../contentFolder.ts';
import type { Mascots } from '../facts/mascots.ts';
import { throwAny } from '../problems.ts';
import { labelled, withForm } from './editorMetadata.ts';
import { checkAgainst } from './plainMessage.ts';
import { forEach, object, optionalList, pattern, slug } from './schemaParts.ts';

const picture = withForm(
  pattern(
    /^[a-z0-9-]+\.(svg|png|webp|avif|jpe?g)$/,
    'a file beside mascots.json, named in lower case, such as cub.svg',
  ),
  { as: 'picture' },
);
const share = v.pipe(
  v.number(),
  v.minValue(0, 'expected 0 or more'),
  v.maxValue(1, 'expected 1 or less'),
);

const mascot = object({
  name: labelled('Short name', slug, 'Visitors do not read it.'),
  picture: labelled('In the footer', picture, '160 by 160; it stands on the line.'),
  asleep: labelled(
    'Asleep',
    v.optional(picture),
    'From 22:00 to 06:00, in the same size. It does not walk then.',
  ),
  yawning: labelled('Yawning', v.optional(picture), 'Now and then from 22:00 to 06:00.'),
  /**
   * The mascot with a mouth faces left and pegs the last work on the line that visitors pull on the
   * home page.
   */
  mouth: labelled(
    'Where its mouth is',
    v.optional(forEach(['x', 'y'], share)),
    'From 0 to 1 of the picture’s width and height.',
  ),
});

/** The schema of mascots.json: up to two mascots for the footer, and poses for other pages. */
export const mascotsSchema = object({
  mascots: optionalList(mascot, 2),
  poses: object({
    careers: labelled(
      'Above the positions',
      v.optional(picture),
      '180 by 162, on the ground at the window’s right edge.',
    ),
    empty: labelled('Where no case fits a filter', v.optional(picture)),
    lost: labelled('On the page for lost visitors', v.optional(picture)),
    broken: labelled('On a page that has failed', v.optional(picture)),
    sent: labelled('When a form has been sent', v.optional(picture)),
  }),
});

const folder = `${contentFolder}/mascots`;

/** @throws Problems that name each invalid field and each missing picture */
export function checkMascots(data: unknown = facts): void {
  const { mascots, poses }: Mascots = checkAgainst(mascotsSchema, `${folder}/mascots.json`, data);
  const files = [
    ...mascots.flatMap(({ picture, asleep, yawning }) => [picture, asleep, yawning]),
    ...Object.values(poses),
  ];
  const missing = files.filter((file) => file && !existsSync(`${folder}/${file}`));
  throwAny(missing.map((file) => `${folder}/${file}: missing; mascots.json names it`));
}
