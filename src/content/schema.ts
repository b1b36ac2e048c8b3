import * as v from 'valibot';
import { fields } from '../contact/fields.ts';
import { routes, site } from '../site.ts';
import { loadAgency } from './agency.ts';
import { industries } from './industries/list.ts';
import { openingIssues, openings } from './openings.ts';
import {
  forEach,
  isoDate,
  list,
  object,
  oneOf,
  pattern,
  sample,
  shortText,
  slug,
  someOf,
  summary,
  text,
  titled,
  whole,
} from './schemaParts.ts';
import { serviceGroups, services } from './services/list.ts';

const slugsOf = <Slug extends string>(entries: readonly { slug: Slug }[]) => oneOf(entries.map((entry) => entry.slug));
const serviceSlug = slugsOf(services);
export const industrySlug = slugsOf(industries);
export const officeIds = site.offices.map(({ id }) => id);
/** The values of schema.org's employmentType. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;

const hexColour = pattern(/^#[0-9a-f]{6}$/i, 'a colour such as #1d4ed8');
const agency = ` – ${site.name}`;
/** What search engines show as the title, before the agency's name; they cut it after some 60 characters. */
export const searchTitle = shortText(60 - agency.length, `: search engines show 60, and “${agency}” follows`);
/** What to send or to tell us, at the foot of the page. */
const call = text;
const pageLink = object({ text, to: oneOf(Object.keys(routes) as (keyof typeof routes)[]) });
/** The name everywhere but in the menu, whose words are set. */
const heading = v.optional(text);

const percent = v.pipe(v.number(), v.minValue(-150, 'expected -150 or more'), v.maxValue(300, 'expected 300 or less'));

/**
 * How a drawing outgrows its place at the head of its page; in hundredths of the window's width. Words stand at the left above a
 * tangle as high as `clear`, or at the right on the line.
 */
const bleed = object({
  /** Of the drawing's frame, and where it begins. */
  width: percent,
  left: percent,
  clear: v.optional(percent),
  /** How far it comes up beside the title. */
  rise: v.optional(percent),
  phone: forEach(['width', 'left'], percent),
});

/** The smallest purchase: what it costs in whole units of each currency, without VAT, and what one gets for it. */
const priceFrom = object({
  EUR: whole(),
  SEK: whole(),
  per: v.optional(v.literal('month')),
  buys: text,
  sample,
});

export const serviceSchema = v.pipe(
  object({
    group: oneOf(serviceGroups),
    /** Within a sentence: ask for `a UX audit`, for `web development`. */
    spoken: text,
    heading,
    searchTitle,
    summary,
    lead: text,
    bleed: v.optional(bleed),
    what: list(text),
    when: list(text, 3, 6),
    deliverables: list(object({ name: text, text }), 3, 7),
    duration: text,
    priceFrom,
    weeks: list(object({ when: text, title: text, text }), 2, 8),
    questions: list(object({ question: text, answer: text }), 3, 6),
    ...openings,
    call,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const issue of openingIssues(dataset.value)) addIssue(issue);
  }),
);

/** The one hard figure of a field: true for everybody who works in it, and from a source that they can look up. */
const figure = object({
  value: pattern(/^−?\d[\d.,]*$/, 'a number such as "16.7", in quotes'),
  unit: pattern(/^\S{1,6}$/, 'one short word such as ms'),
  what: text,
  /** The law, standard or arithmetic it follows from. */
  source: text,
});

export const industrySchema = object({
  heading,
  searchTitle,
  summary,
  lead: text,
  bleed: v.optional(bleed),
  figure,
  particular: list(text),
  rules: list(object({ name: text, text, link: v.optional(pageLink) }), 2, 5),
  brings: list(object({ service: serviceSlug, text }), 2, 4),
  /** Works of other industries, where there is none yet, and what they have to do with it. */
  nearest: v.optional(object({ heading: text, works: list(text, 1, 2) })),
  call,
});

const pictureName = /^[a-z0-9_-]+\.(png|jpe?g|webp|avif)$/;
const pictureFile = v.pipe(
  v.string(),
  v.regex(pictureName, ({ input }) => {
    const small = input.toLowerCase();
    if (/\.hei[cf]$/.test(small)) return 'no browser shows HEIC; export it as JPEG';
    if (pictureName.test(small)) return `expected lower case; call the file ${small} and write that here`;
    return `expected a file beside work.yaml such as cover.png, of letters from a to z, figures and hyphens, not ${input}`;
  }),
);
const describe = 'describe the picture for people who do not see it';
const alt = v.pipe(v.string(describe), v.trim(), v.nonEmpty(describe));
/** `phone` is shown instead on phones: one detail, large enough to read. */
const picture = object({ file: pictureFile, alt, caption: v.optional(text), phone: v.optional(pictureFile) });

/** A figure that a work can be judged by, and where it comes from. */
const result = object({
  value: pattern(/^\d[\d.,]*$/, 'a number such as "11.7", in quotes'),
  unit: text,
  what: text,
  /** On what it was measured, from when to when, and by whom. */
  how: text,
  when: text,
  by: text,
  sample,
});

const prototype = object({
  /** The picture that the prototype takes the place of. */
  picture: pictureFile,
  /** What it is, for people who do not see it. */
  title: text,
  /** What to do first: the one line that stands there when it has been opened. */
  prompt: text,
  /** The colour around a picture that is narrower than the window. */
  around: hexColour,
});

/** A row of pictures: one across the window, or two, the larger one on this side. */
const rowShapes = ['full', 'left', 'right'] as const;
export const picturesIn = (shape: (typeof rowShapes)[number]) => (shape === 'full' ? 1 : 2);

/** Pictures that the decisions stand between, as posters on a wall: one more than decisions. Or one that they stand along: a road. */
const scene = object({ kind: oneOf(['wall', 'road']), pictures: list(picture) });

/** The parts of a work's page below its opening, in the order in which most have them; each `pictures` is a row of `layout`. */
const usualOrder = [
  ...['facts', 'results', 'problem', 'pictures', 'way', 'pictures'],
  ...['decisions', 'leftOut', 'result', 'voice', 'pictures', 'people'],
] as const;

export const workSchema = v.pipe(
  object({
    sample,
    client: text,
    title: text,
    searchTitle,
    summary,
    country: text,
    year: whole(2018, 2100),
    /** From when to when people worked on it, for the test that nobody works on two at a time. */
    period: v.optional(object({ from: isoDate, to: isoDate })),
    services: someOf(serviceSlug),
    industries: someOf(industrySlug),
    duration: text,
    team: text,
    /** The colour of the client's fields, of the text on them, and of the lines on the page's own fields in both schemes. */
    colour: forEach(['field', 'ink', 'line'], hexColour),
    problem: list(text),
    way: list(text),
    decisions: list(titled, 2),
    leftOut: list(titled),
    result: list(text),
    results: list(result, 3, 3),
    /** What a client says; by role, as nobody is quoted by name without having been asked. */
    voice: v.optional(object({ text, role: text, sample })),
    call,
    /** The cover as the work's page opens with it: 16:10, the object to the right and below, the rest in the field's colour. */
    opening: pictureFile,
    /** The rows in which the pictures stand; the last `pictures` in the order takes what is left of them. */
    layout: list(oneOf(rowShapes), 0),
    order: v.optional(
      v.pipe(
        list(oneOf(usualOrder)),
        v.check(
          (order) =>
            usualOrder.every(
              (part) => order.filter((one) => one === part).length === 1 || (part === 'pictures' && order.includes(part)),
            ),
          `expected each once: ${[...new Set(usualOrder)].join(', ')}; pictures as often as you like`,
        ),
      ),
      [...usualOrder],
    ),
    scene: v.optional(scene),
    /** The first one is the cover. */
    pictures: list(picture),
    prototype: v.optional(prototype),
  }),
  v.forward(
    v.check(
      ({ layout, pictures }) => layout.reduce((sum, shape) => sum + picturesIn(shape), 1) === pictures.length,
      'expected room for each picture but the cover: one in full, two in left or right',
    ),
    ['layout'],
  ),
  v.forward(
    v.check(
      ({ scene, decisions }) => !scene || scene.pictures.length === (scene.kind === 'wall' ? decisions.length + 1 : 1),
      'expected one picture of a road, or for a wall one more than decisions',
    ),
    ['scene'],
  ),
);

export const personSchema = object({
  sample,
  name: text,
  role: text,
  office: oneOf(officeIds),
  since: v.pipe(
    whole(),
    v.check(
      (year) => year >= loadAgency().founded,
      () => `expected ${loadAgency().founded} or more`,
    ),
  ),
  /** What this person has the last word on. */
  decides: text,
  languages: someOf(text),
  /** When the next client may begin; shown until that day. */
  freeFrom: v.optional(isoDate),
  answers: list(serviceSlug, 0),
  works: list(text, 0),
});

export const jobSchema = v.pipe(
  object({
    sample,
    title: text,
    office: oneOf(officeIds),
    employmentType: oneOf(employmentTypes),
    salary: object({ min: whole(), max: whole(), currency: oneOf(['SEK', 'HUF', 'EUR']) }),
    posted: isoDate,
    validThrough: isoDate,
    summary,
    lead: text,
    doing: list(text, 3),
    bringing: list(text, 3),
    offering: list(text, 3),
  }),
  v.forward(
    v.check(({ salary }) => salary.min <= salary.max, 'expected no more than salary.max'),
    ['salary', 'min'],
  ),
  v.forward(
    v.check(({ posted, validThrough }) => posted <= validThrough, 'expected a date after posted'),
    ['validThrough'],
  ),
);

export const legalSchema = object({
  title: text,
  summary,
  updated: isoDate,
  sample,
  lead: text,
  sections: list(
    object({
      id: slug,
      heading: text,
      paragraphs: v.optional(list(text, 0), []),
      table: v.optional(object({ head: list(text, 0), rows: list(list(text, 0), 0), foot: v.optional(list(text)) })),
      list: v.optional(list(text, 0)),
      /** What stands in the place of a table whose rows are computed when there are none. */
      none: v.optional(text),
      links: v.optional(list(pageLink)),
      /** The form fields that this section describes; see src/contact/fields.ts. */
      fields: v.optional(list(oneOf(fields.map(({ name }) => name)), 0)),
    }),
  ),
});

export type Bleed = v.InferOutput<typeof bleed>;
export type HardFigure = v.InferOutput<typeof figure>;
export type Result = v.InferOutput<typeof result>;
export type PriceFrom = v.InferOutput<typeof priceFrom>;
export type JobText = v.InferOutput<typeof jobSchema>;
export type PrototypeText = v.InferOutput<typeof prototype>;
