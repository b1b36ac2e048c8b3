import * as v from 'valibot';
import { serviceGroups } from '../facts/services.ts';
import { formOf, grouped, labelled, withForm } from './editorMetadata.ts';
import { pay } from './jobSchema.ts';
import { officeId, officeIds } from './officeId.ts';
import {
  call,
  forEach,
  isoDate,
  linked,
  list,
  object,
  oneOf,
  optionalList,
  pattern,
  refersTo,
  sample,
  section,
  singleLine,
  summary,
  text,
  titled,
  whole,
} from './schemaParts.ts';
import { industrySlug, searchTitle } from './sharedFields.ts';
import { sharedWords } from './sharedWords.ts';

/** The fields of every page. */
const page = {
  headline: singleLine,
  lead: labelled('Introduction', text, 'Below the headline.'),
  ...grouped('For search engines', { title: searchTitle, summary }),
};
const filter = forEach(['heading', 'all', 'list'], singleLine);
const clock = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour such as 08:30, in quotes');
/** One office, or both. */
const place = withForm(oneOf([...officeIds, 'both']), { ...formOf(officeId) });
export const whichResult = labelled(
  'Which of its three figures',
  whole(0, 2),
  '0 is the first, 2 the last.',
);

const ownPages = {
  /** Its title and description are in agency.yaml. */
  home: object({
    headline: labelled(
      'Headline',
      v.pipe(
        text,
        v.check((words) => words.trim().split('\n').length <= 3, 'expected at most three lines'),
      ),
      'With the line breaks as you type them, in three lines at most.',
    ),
    pull: labelled(
      'Hint beside the loose end of the drawn line',
      v.optional(singleLine),
      'One word, such as “Pull”: visitors can pull the line straight.',
    ),
    pulled: labelled(
      'What is left of the headline',
      v.optional(singleLine),
      'Once a visitor has pulled the drawn line straight: its last words.',
    ),
    lead: text,
    contact: labelled('Button to the form', singleLine),
    portfolio: labelled('Link to the cases', v.optional(singleLine)),
    results: labelled(
      'Figures measured afterwards',
      v.optional(
        object({
          heading: singleLine,
          items: optionalList(object({ work: refersTo('works'), result: whichResult }), 3),
        }),
      ),
    ),
    works: v.optional(object({ ...linked.entries, text: v.optional(text) })),
    services: v.optional(linked),
    steps: v.optional(object({ heading: singleLine, items: list(titled, 4, 4) })),
    voices: v.optional(
      object({
        heading: singleLine,
        works: labelled('Cases whose clients are quoted', optionalList(refersTo('works'), 2)),
      }),
    ),
    people: v.optional(
      object({
        heading: singleLine,
        slugs: labelled('Who', optionalList(refersTo('people'), 6)),
        link: singleLine,
        day: labelled('Link to the shared day', v.optional(singleLine)),
      }),
    ),
    industries: v.optional(
      object({ ...linked.entries, slugs: labelled('Which', list(industrySlug, 1, 6)) }),
    ),
    call: v.optional(section),
  }),
  services: object({
    ...page,
    groups: forEach(serviceGroups, v.optional(section)),
    links: forEach(['prices', 'industries'], v.optional(singleLine)),
    call: v.optional(call),
  }),
  industries: object({
    ...page,
    with: labelled('Those with cases', v.optional(section)),
    without: labelled('Those without', v.optional(section)),
    call: v.optional(call),
  }),
  works: object({
    ...page,
    filters: object({
      service: filter,
      industry: filter,
      clear: labelled('Button that shows all', singleLine),
    }),
    count: labelled(
      'How many are shown',
      forEach(['one', 'many', 'of'], singleLine),
      '{{count}} is how many cases there are. Where a filter is set, two of these are joined: 3 of 10 works.',
    ),
    empty: labelled('Where none fits', linked),
    call: v.optional(call),
  }),
  about: object({
    ...page,
    foreign: labelled(
      'Words of the introduction that are not English',
      v.optional(
        withForm(v.record(text, text), { names: { key: 'Words', value: 'Language' } }),
        {},
      ),
      'Each with the code of its language, such as hu for Hungarian, so that screen readers pronounce them correctly.',
    ),
    ways: v.optional(
      object({
        heading: singleLine,
        more: labelled('Unfolds the text on phones', singleLine),
        items: list(object({ title: singleLine, paragraphs: list(text) })),
      }),
    ),
    beliefs: v.optional(object({ heading: singleLine, items: list(titled) })),
    day: v.optional(
      object({
        ...section.entries,
        date: labelled(
          'Day whose light is drawn',
          v.optional(isoDate),
          'Such as 2026-12-21. Offices without a place have no light.',
        ),
        both: labelled('Words for both offices', singleLine),
        hours: list(
          withForm(object({ hour: clock, office: place, text }), {
            label: 'hour',
            summary: '{{fields.hour}} {{fields.text}}',
          }),
        ),
      }),
    ),
    people: v.optional(
      object({
        ...section.entries,
        since: labelled('Before the year when a person joined', singleLine),
        decides: labelled('Before what a person decides', singleLine),
        ofUs: labelled('After the number of people in an office', v.optional(singleLine)),
        next: labelled(
          'The next person to join, at the end of the list',
          v.optional(forEach(['name', 'role', 'decides', 'link'], singleLine)),
        ),
      }),
    ),
    refusals: v.optional(
      object({
        heading: singleLine,
        items: list(titled),
      }),
    ),
    call: v.optional(call),
  }),
  career: object({
    ...page,
    positions: v.optional(
      object({
        heading: singleLine,
        applyBy: labelled(
          'Before the last day',
          singleLine,
          'The day follows, such as 15 April 2027.',
        ),
        none: labelled('Where none is open', text),
      }),
    ),
    closed: labelled(
      'While none is open in any office',
      v.optional(object({ ...call.entries, summary: text })),
      'Instead of the description above and of the positions.',
    ),
    hiring: v.optional(
      object({
        ...section.entries,
        steps: list(object({ ...titled.entries, when: singleLine })),
      }),
    ),
    levels: labelled(
      'Levels and their pay',
      v.optional(
        object({
          ...section.entries,
          more: labelled('Unfolds the table on phones', singleLine),
          level: labelled('Head of the column of levels', singleLine, 'Positions show it, too.'),
          asks: labelled('Head of the column of what a level asks', singleLine),
          items: labelled(
            'Levels',
            list(
              object({
                name: singleLine,
                asks: labelled('What it asks', text),
                pay: labelled('Monthly pay before tax, for full time', forEach(officeIds, pay)),
              }),
            ),
            'The lowest first. Each open position names one of these.',
          ),
          sample,
        }),
      ),
      'Without levels the positions name none.',
    ),
    benefits: v.optional(
      object({ heading: singleLine, more: labelled('Unfolds the list on phones', singleLine) }),
    ),
    people: v.optional(linked),
    offices: v.optional(
      v.partial(forEach(officeIds, object({ heading: singleLine, benefits: optionalList(text) }))),
      {},
    ),
    apply: labelled(
      'Form without a position',
      v.optional(
        object({
          ...section.entries,
          more: labelled('Unfolds the form on phones', v.optional(singleLine)),
        }),
      ),
      'At the end of the page.',
    ),
  }),
  contact: object({
    ...page,
    form: object({ heading: singleLine }),
    after: labelled(
      'After you write',
      v.optional(
        object({
          heading: singleLine,
          more: labelled('Unfolds the steps on phones', singleLine),
          steps: list(titled, 1, 5),
        }),
      ),
    ),
    visit: v.optional(
      object({
        ...section.entries,
        map: labelled('Link to a map', singleLine, 'The city stands before it.'),
        web: labelled(
          'Link to a map in the browser',
          singleLine,
          'The city stands before it; for computers without a map of their own.',
        ),
        ways: labelled('The way there', v.optional(v.partial(forEach(officeIds, text)), {})),
        plans: labelled(
          'Its plan in words, for people who do not see it',
          v.optional(v.partial(forEach(officeIds, text)), {}),
        ),
      }),
    ),
    prepare: labelled(
      'What helps',
      v.optional(
        object({
          heading: singleLine,
          more: labelled('Unfolds the list on phones', singleLine),
          items: list(text),
        }),
      ),
    ),
    applications: v.optional(linked),
    press: v.optional(section),
  }),
  'not-found': object({
    ...page,
    links: forEach(['home', 'works', 'contact'], v.optional(singleLine)),
  }),
};

/** The schemas of the files in `pages/`, keyed by file name. */
export const pageSchemas = { ...ownPages, ...sharedWords };

export type PageName = keyof typeof pageSchemas;
export type PageText<Name extends PageName> = v.InferOutput<(typeof pageSchemas)[Name]>;
