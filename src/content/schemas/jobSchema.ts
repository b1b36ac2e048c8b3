import * as v from 'valibot';
import { grouped, labelled, withForm } from './editorMetadata.ts';
import { officeId } from './officeId.ts';
import { currencyCode } from './pricesSchema.ts';
import {
  isoDate,
  list,
  object,
  oneOf,
  refersTo,
  sample,
  singleLine,
  summary,
  text,
  whole,
} from './schemaParts.ts';

/** The values of schema.org's employmentType. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;

/** Gross monthly pay. */
export const pay = v.pipe(
  object({
    min: labelled('From', whole()),
    max: labelled('To', whole()),
    currency: labelled('Currency', currencyCode),
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
    posted: labelled(
      'Published on',
      isoDate,
      'A later day postpones the page, which the nightly deployment then publishes.',
    ),
    validThrough: labelled(
      'Last day to apply',
      isoDate,
      'The page is removed after this day. To close the position, set a past day.',
    ),
    salary: labelled('Monthly pay before tax', pay),
    employmentType: labelled('Employment', oneOf(employmentTypes)),
    share: labelled(
      'Per cent of full time',
      v.optional(whole(1, 99)),
      'Such as 80 for four days a week. Leave it empty for full time.',
    ),
    level: labelled(
      'Level',
      v.optional(
        withForm(singleLine, { refersToFile: ['pages', 'career', 'levels.items.*.name'] }),
      ),
      'One of those on the career page. The pay below has to lie within its range.',
    ),
    lead: text,
    doing: labelled('What you would do', list(text, 3)),
    bringing: labelled('What you bring', list(text, 3)),
    offering: labelled('What we offer', list(text, 3)),
    briefs: labelled(
      'In a few words',
      v.optional(
        object({
          doing: labelled('What you would do', v.optional(singleLine)),
          bringing: labelled('What you bring', v.optional(singleLine)),
          offering: labelled('What we offer', v.optional(singleLine)),
        }),
      ),
      'Below the headings, also while phones fold the lists.',
    ),
    beside: labelled(
      'Who would sit beside the newcomer',
      v.optional(
        object({
          person: refersTo('people'),
          text: labelled('What they would do together', text, 'One sentence.'),
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

export type JobText = v.InferOutput<typeof jobSchema>;
export type Pay = v.InferOutput<typeof pay>;
