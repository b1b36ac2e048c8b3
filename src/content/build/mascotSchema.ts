import * as v from 'valibot';
import { named, withForm } from './form.ts';
import { forEach, line, object, optionalList, pattern, slug } from './schemaParts.ts';

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
  name: named('Short name', slug, 'Visitors do not read it.'),
  picture: named('In the footer', picture, '160 by 160; it stands on the line.'),
  /** Where its mouth is in the picture, as shares of its size; it looks to the left and carries the line of the home page away. */
  mouth: named(
    'Where its mouth is',
    v.optional(forEach(['x', 'y'], share)),
    'From 0 to 1 of the picture’s width and height.',
  ),
});

/** Those in the footer: two, one or none. */
export const mascotsSchema = object({
  mascots: optionalList(mascot, 2),
  /**
   * 160 by 160 too: beside the positions, where no work matches a filter, on the page for lost visitors, which is the second mascot's,
   * on a page that has failed, and when a form has been sent.
   */
  poses: object({
    careers: named('Beside the positions', v.optional(picture)),
    empty: named('Where no case fits a filter', v.optional(picture)),
    lost: named('On the page for lost visitors', v.optional(picture)),
    broken: named('On a page that has failed', v.optional(picture)),
    sent: named('When a form has been sent', v.optional(picture)),
  }),
  /** What the button under them says, and what the arrow keys do. */
  words: named('Words of the button under them', forEach(['move', 'goOn', 'pause', 'hint'], line)),
});

export type Mascots = v.InferOutput<typeof mascotsSchema>;
