import * as v from 'valibot';
import { grouped, labelled, withForm } from './editorMetadata.ts';
import {
  clientVoice,
  digits,
  hexColour,
  isoDate,
  list,
  object,
  oneOf,
  optionalList,
  pictureFile,
  sample,
  singleLine,
  someOf,
  summary,
  text,
  titled,
  whole,
} from './schemaParts.ts';
import { industrySlug, invitation, searchTitle, serviceSlug } from './sharedFields.ts';

const describe = 'describe the picture for people who do not see it';
const alt = labelled(
  'In words, for people who do not see it',
  withForm(v.pipe(v.string(describe), v.trim(), v.nonEmpty(describe)), { as: 'prose' }),
  'What the picture shows, also in its crop for phones. Never leave it empty.',
);
const picture = withForm(
  object({
    file: labelled('Picture', pictureFile, 'PNG, JPEG, WebP or AVIF, 2400 pixels wide or more.'),
    alt,
    caption: labelled('Caption', v.optional(singleLine)),
    phone: labelled(
      'Crop for phones',
      v.optional(pictureFile),
      'One detail, 1080 pixels wide, in which letters are 36 pixels high.',
    ),
  }),
  { label: 'picture', summary: '{{fields.alt}}' },
);

/** A figure that proves the effect of a work, and where it comes from. */
const result = withForm(
  object({
    value: labelled('Number', digits),
    unit: singleLine,
    what: labelled('What it says', text, 'The sentence that continues after the number.'),
    how: labelled('How it was measured', text),
    when: labelled('From when to when', singleLine),
    by: labelled('Measured by', singleLine),
    sample,
  }),
  { label: 'figure', summary: '{{fields.value}} {{fields.unit}} {{fields.what}}' },
);

const prototype = labelled(
  'Prototype to try',
  object({
    picture: labelled('The picture it takes the place of', pictureFile),
    title: labelled('What it is, for people who do not see it', singleLine),
    prompt: labelled(
      'What to do first',
      singleLine,
      'The one line that stands there when it has been opened.',
    ),
    around: labelled('Colour around it in wide windows', hexColour),
  }),
  'Its three files are made by developers; docs/content.md says how.',
);

/** How a row of pictures is laid out: one of full width, or two with the larger one on this side. */
const rowShapes = ['full', 'left', 'right'] as const;
export type RowShape = (typeof rowShapes)[number];
export const picturesIn = (shape: RowShape) => (shape === 'full' ? 1 : 2);

/**
 * Pictures around the decisions: posters on a wall (one more than decisions), or one picture of a
 * road.
 */
const scene = labelled(
  'Scene of the decisions',
  object({
    kind: withForm(oneOf(['wall', 'road']), {
      names: { wall: 'A wall of posters', road: 'One road along them' },
    }),
    pictures: list(picture),
  }),
  'Posters on a wall, one more than decisions, or one wide picture that they stand along.',
);

/** The default order of a work's page below its opening. Each `pictures` is one row of pictures. */
const usualOrder = [
  ...['facts', 'results', 'problem', 'pictures', 'way', 'pictures'],
  ...['decisions', 'leftOut', 'result', 'voice', 'pictures', 'people'],
] as const;

export const workSchema = v.pipe(
  object({
    client: singleLine,
    title: labelled('Headline', singleLine),
    year: labelled('Year it was released', whole(2018, 2100)),
    services: labelled(
      'What we did',
      someOf(serviceSlug),
      'The case shows on the pages of these services.',
    ),
    industries: someOf(industrySlug),
    pictures: labelled(
      'Pictures',
      list(picture),
      'The first is the cover, on lists and where the case is shared. The others follow in rows, which you may choose below.',
    ),
    colour: labelled(
      'The client’s colours',
      object({
        field: labelled('Colour behind the title', hexColour),
        ink: labelled(
          'Text on it',
          hexColour,
          'Almost black or almost white is easiest to read: a contrast of 7 to 1.',
        ),
        text: labelled(
          'Longer text on it',
          v.optional(hexColour),
          'Where the colour above is too bright to read much in: 7 to 1.',
        ),
        line: labelled(
          'Lines on white and on black',
          hexColour,
          'Neither too light nor too dark: 3 to 1 with both.',
        ),
      }),
    ),
    problem: labelled('The problem', list(text)),
    way: labelled('The way there', list(text)),
    decisions: labelled('Decisions', optionalList(withForm(titled, { label: 'decision' }))),
    leftOut: labelled('What was left out', optionalList(titled)),
    result: labelled('What came of it', list(text)),
    results: labelled(
      'Up to three figures',
      optionalList(result, 3),
      'No figure stands twice on the site.',
    ),
    voice: labelled(
      'What the client says',
      v.optional(clientVoice),
      'Quote people by name only with their consent.',
    ),
    call: invitation,
    sample,
    ...grouped('Beside the text', {
      country: singleLine,
      period: labelled(
        'Time of work',
        v.optional(object({ from: isoDate, to: isoDate })),
        'From when to when people worked on it. Leave it out if you like; of one person’s cases no two may be at the same time.',
      ),
      duration: labelled('How long it took', v.optional(singleLine)),
      team: labelled('Who worked on it', v.optional(singleLine)),
    }),
    ...grouped('For search engines', { searchTitle, summary }),
    ...grouped('Layout, and what developers add', {
      opening: labelled(
        'Cover that fills the window',
        v.optional(pictureFile),
        'Wide as 16 to 10, 3840 pixels or more: the object at the lower right, the rest exactly the colour of the field. Without it the cover stands beside the title.',
      ),
      focus: labelled(
        'What of the cover is never cut',
        v.optional(list(whole(0, 100), 2, 2)),
        'For the home page: per cent from the left, and from the top. Without it that is the middle, 50 and 50.',
      ),
      layout: labelled(
        'Rows of pictures',
        v.optional(
          withForm(
            list(
              withForm(oneOf(rowShapes), {
                names: {
                  full: 'One across the window',
                  left: 'Two, the larger left',
                  right: 'Two, the larger right',
                },
              }),
              0,
            ),
            { as: 'row' },
          ),
        ),
        'Leave it empty, and the rows vary by themselves. Else room for each picture but the cover: a row after the problem, one after the way, the rest after the result.',
      ),
      order: v.optional(
        labelled(
          'Order of the page',
          withForm(
            v.pipe(
              list(
                withForm(oneOf(usualOrder), {
                  names: {
                    pictures: 'A row of pictures',
                    leftOut: 'What was left out',
                    way: 'The way',
                    voice: 'The client’s voice',
                  },
                }),
              ),
              v.check(
                (order) =>
                  usualOrder.every(
                    (part) =>
                      order.filter((other) => other === part).length === 1 ||
                      (part === 'pictures' && order.includes(part)),
                  ),
                `expected each once: ${[...new Set(usualOrder)].join(', ')}; pictures as often as you like`,
              ),
            ),
            { as: 'row' },
          ),
          'Leave it empty for the usual order. Else each part once, and pictures wherever a row stands.',
        ),
        [...usualOrder],
      ),
      scene: v.optional(scene),
      prototype: v.optional(prototype),
    }),
  }),
  v.forward(
    v.check(
      ({ layout, pictures }) =>
        !layout || layout.reduce((sum, shape) => sum + picturesIn(shape), 1) === pictures.length,
      'expected room for each picture but the cover: one in full, two in left or right',
    ),
    ['layout'],
  ),
  v.forward(
    v.check(
      ({ scene, decisions }) =>
        !scene || scene.pictures.length === (scene.kind === 'wall' ? decisions.length + 1 : 1),
      'expected one picture of a road, or for a wall one more than decisions',
    ),
    ['scene'],
  ),
);

export type Result = v.InferOutput<typeof result>;
export type PrototypeText = v.InferOutput<typeof prototype>;
