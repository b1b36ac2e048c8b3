import * as v from 'valibot';
import { forEach, list, object, pattern, slug, text } from '../schemaParts.ts';

const picture = pattern(
  /^[a-z0-9-]+\.(svg|png|webp|avif|jpe?g)$/,
  'a file beside mascots.json, named in lower case, such as cub.svg',
);
const share = v.pipe(v.number(), v.minValue(0, 'expected 0 or more'), v.maxValue(1, 'expected 1 or less'));

const mascot = object({
  /** Visitors do not read it. */
  name: slug,
  /** In the footer, where it stands on the line: 160 by 160. */
  picture,
  /** Where its mouth is in the picture, as shares of its size; it looks to the left and carries the line of the home page away. */
  mouth: v.optional(forEach(['x', 'y'], share)),
});

/** Those in the footer: two, one or none. */
export const mascotsSchema = object({
  mascots: list(mascot, 0, 2),
  /**
   * 160 by 160 too: beside the positions, where no work matches a filter, on the page for lost visitors, which is the second mascot's,
   * on a page that has failed, and when a form has been sent.
   */
  poses: object({
    careers: v.optional(picture),
    empty: v.optional(picture),
    lost: v.optional(picture),
    broken: v.optional(picture),
    sent: v.optional(picture),
  }),
  /** What the button under them says, and what the arrow keys do. */
  words: forEach(['move', 'goOn', 'pause', 'hint'], text),
});

export type Mascots = v.InferOutput<typeof mascotsSchema>;
