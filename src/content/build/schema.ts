import * as v from 'valibot';
import { routes, site } from '../../site.ts';
import { industries } from '../facts/industries.ts';
import { type Listed, services } from '../facts/services.ts';
import { grouped, named, withForm } from './form.ts';
import { loadAgency } from './loadAgency.ts';
import { officeId } from './offices.ts';
import { currencyCode } from './pricesSchema.ts';
import { attempt } from './problems.ts';
import {
  isoDate,
  list,
  object,
  oneOf,
  optionalList,
  pattern,
  pictureFile,
  refersTo,
  sample,
  shortText,
  singleLine,
  summary,
  text,
  whole,
} from './schemaParts.ts';

const slugsOf = (entries: readonly Listed[], folder: string) => {
  const slugs = entries.map(({ slug }) => slug);
  return withForm(oneOf(slugs, `there is none yet; add it to ${folder}/list.json`), {
    names: Object.fromEntries(entries.map(({ slug, name }) => [slug, name])),
  });
};
export const serviceSlug = slugsOf(services, 'services');
export const industrySlug = slugsOf(industries, 'industries');
/** The values of schema.org's employmentType. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;

const agency = ` – ${site.name}`;
/** The title for search engines, which cut off titles after about 60 characters. */
export const searchTitle = withForm(
  shortText(60 - agency.length, `: search engines show 60, and “${agency}” follows`),
  {
    as: 'singleLine',
    label: 'Title for search engines',
    hint: `In the browser’s tab and in search results; “${agency}” follows.`,
  },
);
export const invitation = named(
  'Invitation at the end',
  text,
  'What to send or to tell you. The button to the form follows.',
);
export const pageLink = object({
  text: singleLine,
  to: named('Page', oneOf(Object.keys(routes) as (keyof typeof routes)[])),
});
/** The name everywhere except in the menu. */
export const heading = named(
  'Name on its page',
  v.optional(singleLine),
  'Only where it differs from the name in the menu, which is under “Agency”.',
);

const percent = v.pipe(
  v.number(),
  v.minValue(-150, 'expected -150 or more'),
  v.maxValue(300, 'expected 300 or less'),
);

/**
 * Lets a page's first drawing extend past its column, in percent of the window's width. The heading
 * is above a tangle of the height `clear` on the left, or on the line on the right.
 */
export const bleed = named(
  'Larger drawing',
  object({
    width: named('Width of the drawing', percent),
    left: named('Where it begins', percent),
    clear: named(
      'Height that stays free for the words',
      v.optional(percent),
      'Without it the words are on the right.',
    ),
    rise: named('How far it comes up beside the title', v.optional(percent)),
    phone: named('On phones', object({ width: percent, left: percent, rise: v.optional(percent) })),
  }),
  'In hundredths of the window’s width. No stroke may cross a letter: look at the page at all sizes, or leave it out.',
);

/** A public figure about an industry, with its source. */
const figure = named(
  'The one figure of the industry',
  object({
    value: named('Number', pattern(/^−?\d[\d.,]*$/, 'a number such as "16.7", in quotes')),
    unit: pattern(/^\S{1,6}$/, 'one short word such as ms'),
    what: named('What it says', text, 'A sentence.'),
    source: named(
      'Source',
      singleLine,
      'The law, standard or arithmetic that it can be looked up in.',
    ),
  }),
  'It is 300 pixels high, so it has to be true and short, and agree with the rules below.',
);

export const industrySchema = object({
  heading,
  lead: text,
  figure: v.optional(figure),
  particular: named('What is particular to the industry', list(text)),
  rules: named(
    'Rules that apply',
    optionalList(
      object({
        name: singleLine,
        plain: named(
          'What it demands, in a few plain words',
          v.optional(singleLine),
          'Set large above the name.',
        ),
        text,
        link: v.optional(pageLink),
      }),
      5,
    ),
  ),
  brings: named('What we bring', optionalList(object({ service: serviceSlug, text }), 4)),
  nearest: named(
    'Nearest cases',
    v.optional(object({ heading: singleLine, works: list(refersTo('works'), 1, 2) })),
    'Cases of other industries, where there is none of this one yet.',
  ),
  call: invitation,
  ...grouped('For search engines', { searchTitle, summary }),
  ...grouped('What developers add', { bleed: v.optional(bleed) }),
});

/** The agency's first year, or 0 if agency.yaml has a mistake, which is reported there. */
const founded = () => attempt(loadAgency)?.founded ?? 0;

export const personSchema = object({
  name: singleLine,
  role: singleLine,
  portrait: named(
    'Portrait',
    v.optional(pictureFile),
    'A photograph, upright and 800 pixels wide or more. Without one there is a drawing, or the initials.',
  ),
  office: officeId,
  since: named(
    'With us since',
    v.pipe(
      whole(),
      v.check(
        (year) => year >= founded(),
        () => `expected ${founded()} or more, as agency.yaml says when the agency was founded`,
      ),
    ),
  ),
  decides: named('Has the last word on', v.optional(singleLine)),
  languages: named('Languages', optionalList(singleLine)),
  freeFrom: named(
    'Free for the next client from',
    v.optional(isoDate),
    'Shown on the page of prices until that day.',
  ),
  answers: named('Answers for these services', optionalList(serviceSlug)),
  works: named('Worked on', optionalList(refersTo('works'))),
  sample,
});

/** Gross monthly pay. */
export const pay = v.pipe(
  object({
    min: named('From', whole()),
    max: named('To', whole()),
    currency: named('Currency', currencyCode),
  }),
  v.forward(
    v.check(({ min, max }) => min <= max, 'expected no more than the pay it goes up to'),
    ['min'],
  ),
);

export const jobSchema = v.pipe(
  object({
    title: singleLine,
    office: officeId,
    posted: named('Published on', isoDate),
    validThrough: named(
      'Last day to apply',
      isoDate,
      'The page is removed after this day. To close the position, set a past day.',
    ),
    salary: named('Monthly pay before tax', pay),
    employmentType: named('Employment', oneOf(employmentTypes)),
    share: named(
      'Per cent of full time',
      v.optional(whole(1, 99)),
      'Such as 80 for four days a week. Leave it empty for full time.',
    ),
    level: named(
      'Level',
      v.optional(
        withForm(singleLine, { refersToFile: ['pages', 'career', 'levels.items.*.name'] }),
      ),
      'One of those on the career page. The pay below has to lie within its range.',
    ),
    lead: text,
    doing: named('What you would do', list(text, 3)),
    bringing: named('What you bring', list(text, 3)),
    offering: named('What we offer', list(text, 3)),
    briefs: named(
      'In a few words',
      v.optional(
        object({
          doing: named('What you would do', v.optional(singleLine)),
          bringing: named('What you bring', v.optional(singleLine)),
          offering: named('What we offer', v.optional(singleLine)),
        }),
      ),
      'Below the headings, also while phones fold the lists.',
    ),
    beside: named(
      'Who would sit beside the newcomer',
      v.optional(
        object({
          person: refersTo('people'),
          text: named('What they would do together', text, 'One sentence.'),
        }),
      ),
      'Somebody of the same office, whose portrait is beside what you would do.',
    ),
    sample,
    ...grouped('For search engines', { summary }),
  }),
  v.forward(
    v.check(
      ({ posted, validThrough }) => posted <= validThrough,
      'expected a day after it is published',
    ),
    ['validThrough'],
  ),
);

export type Bleed = v.InferOutput<typeof bleed>;
export type HardFigure = v.InferOutput<typeof figure>;
export type JobText = v.InferOutput<typeof jobSchema>;
export type Pay = v.InferOutput<typeof pay>;
