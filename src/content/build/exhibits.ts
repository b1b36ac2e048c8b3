import * as v from 'valibot';
import type { ServiceGroup } from '../facts/services.ts';
import { named } from './form.ts';
import { oneOfThese } from './plainMessage.ts';
import { list, object, sample, singleLine, text, whole } from './schemaParts.ts';

/** A sample page of an audit report: a drawing, a remark, and findings graded from 1 to 4. */
const report = named(
  'Page of the report',
  object({
    page: named('Number of the page', singleLine),
    of: named('Report', singleLine, 'The name of one of the things that the client gets, above.'),
    about: named('About', singleLine, 'Whose product or question it is about.'),
    alt: named('Its drawing in words, for people who do not see it', text),
    note: named('Remark beside the drawing', text),
    columns: named('Heads of the columns', list(singleLine, 3, 3)),
    lines: named(
      'Lines',
      list(
        object({
          text,
          grade: named('Grade, from 1 to 4', whole(1, 4)),
          value: named('In words', singleLine),
        }),
        3,
        6,
      ),
    ),
    sample,
  }),
  'As the client gets it; shown where the client has a question.',
);

const side = object({
  heading: named('Heading, if another than Before or After', v.optional(singleLine)),
  text,
  alt: named('Its drawing in words, for people who do not see it', text),
});
const change = named(
  'Before and after',
  object({ before: side, after: side, sample }),
  'Shown where there is a design to make or a product to build.',
);

const person = v.pipe(
  object({
    name: singleLine,
    ours: named('Works for the agency', v.optional(v.boolean())),
    text,
    from: named('From week', whole()),
    half: named('Prepares to leave from week', v.optional(whole())),
    to: named('To week', whole()),
  }),
  v.check(
    ({ from, half = from, to }) => from <= half && half <= to,
    'expected from, half and to in this order',
  ),
);
const calendar = named(
  'Calendar of people',
  v.pipe(
    object({
      caption: text,
      week: named('The word for week', singleLine),
      weeks: named('Number of weeks', whole()),
      people: list(person, 2, 7),
      sample,
    }),
    v.check(
      ({ weeks, people }) => people.every(({ to }) => to <= weeks),
      'expected every person to leave within the weeks',
    ),
  ),
  'Shown where a team has a gap.',
);

/** The optional first sections of a service's page, its exhibits. Their content is invented. */
export const exhibits = {
  report: v.optional(report),
  change: v.optional(change),
  calendar: v.optional(calendar),
};

/** The exhibit of each group's pages. */
const exhibitOf = {
  question: 'report',
  design: 'change',
  product: 'change',
  team: 'calendar',
} as const satisfies Record<ServiceGroup, keyof typeof exhibits>;

interface ServiceWithExhibit {
  group: ServiceGroup;
  deliverables: { name: string }[];
  report?: Report | undefined;
  change?: Change | undefined;
  calendar?: Calendar | undefined;
}

const issueAt = (keys: string[], message: string) => {
  const [first, ...rest] = keys.map(
    (key) => ({ type: 'object', origin: 'value', input: {}, key, value: null }) as const,
  );
  return { message, ...(first && { path: [first, ...rest] as [typeof first, ...typeof rest] }) };
};

/** Reports an exhibit of the wrong group, and a sample report that none of the deliverables is. */
export function exhibitIssues({ group, deliverables, ...service }: ServiceWithExhibit) {
  const expected = exhibitOf[group];
  const issues = (Object.keys(exhibits) as (keyof typeof exhibits)[])
    .filter((name) => name !== expected && service[name])
    .map((name) => issueAt([name], `not expected in the group ${group}`));
  const names = deliverables.map(({ name }) => name);
  if (!service.report || names.includes(service.report.of)) return issues;
  return [
    ...issues,
    issueAt(
      ['report', 'of'],
      oneOfThese(service.report.of, names, 'there is none yet; add it to deliverables'),
    ),
  ];
}

export type Report = v.InferOutput<typeof report>;
export type Change = v.InferOutput<typeof change>;
export type Calendar = v.InferOutput<typeof calendar>;
