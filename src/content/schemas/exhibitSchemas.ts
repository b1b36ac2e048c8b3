import * as v from 'valibot';
import type { ServiceGroup } from '../facts/services.ts';
import { labelled } from './editorMetadata.ts';
import { oneOfThese } from './plainMessage.ts';
import { list, object, sample, singleLine, text, whole } from './schemaParts.ts';

/** A sample page of an audit report: a drawing, a remark, and findings graded from 1 to 4. */
const report = labelled(
  'Page of the report',
  object({
    page: labelled('Number of the page', singleLine),
    of: labelled(
      'Report',
      singleLine,
      'The name of one of the things that the client gets, above.',
    ),
    about: labelled('About', singleLine, 'Whose product or question it is about.'),
    alt: labelled('Its drawing in words, for people who do not see it', text),
    note: labelled('Remark beside the drawing', text),
    columns: labelled('Heads of the columns', list(singleLine, 3, 3)),
    lines: labelled(
      'Lines',
      list(
        object({
          text,
          grade: labelled('Grade, from 1 to 4', whole(1, 4)),
          value: labelled('In words', singleLine),
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
  heading: labelled('Heading, if another than Before or After', v.optional(singleLine)),
  text,
  alt: labelled('Its drawing in words, for people who do not see it', text),
});
const change = labelled(
  'Before and after',
  object({ before: side, after: side, sample }),
  'Shown where there is a design to make or a product to build.',
);

const person = v.pipe(
  object({
    name: singleLine,
    ours: labelled('Works for the agency', v.optional(v.boolean())),
    text,
    from: labelled('From week', whole()),
    half: labelled('Prepares to leave from week', v.optional(whole())),
    to: labelled('To week', whole()),
  }),
  v.check(
    ({ from, half = from, to }) => from <= half && half <= to,
    'expected from, half and to in this order',
  ),
);
const calendar = labelled(
  'Calendar of people',
  v.pipe(
    object({
      caption: text,
      week: labelled('The word for week', singleLine),
      weeks: labelled('Number of weeks', whole()),
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
