import * as v from 'valibot';
import { oneOfThese } from './plainMessage.ts';
import { list, object, sample, text, whole } from './schemaParts.ts';
import type { ServiceGroup } from './services/list.ts';

/** A page of the report, as the client gets it: a drawing, a remark beside it, and lines with a grade from one to four. */
const report = object({
  sample,
  page: text,
  /** The deliverable that it is a page of, by its name. */
  of: text,
  /** Whose product or question it is about. */
  about: text,
  alt: text,
  note: text,
  columns: v.tuple([text, text, text]),
  lines: list(object({ text, grade: whole(1, 4), value: text }), 3, 6),
});

const side = object({ text, alt: text });
const change = object({ sample, before: side, after: side });

const person = v.pipe(
  object({ name: text, text, from: whole(), half: v.optional(whole()), to: whole() }),
  v.check(({ from, half = from, to }) => from <= half && half <= to, 'expected from, half and to in this order'),
);
const calendar = v.pipe(
  object({ sample, caption: text, week: text, weeks: whole(), people: list(person, 2, 7) }),
  v.check(({ weeks, people }) => people.every(({ to }) => to <= weeks), 'expected nobody to stay longer than weeks'),
);

/** What the page of a service may show first; all of it is invented, so that nobody has to publish a client's page. */
export const openings = { report: v.optional(report), change: v.optional(change), calendar: v.optional(calendar) };

/** What the page of a service opens on, by what the client has in hand; where nothing is named, on its weeks. */
const openingOf = { question: 'report', design: 'change', product: null, team: 'calendar' } as const satisfies Record<
  ServiceGroup,
  keyof typeof openings | null
>;

interface Opened {
  group: ServiceGroup;
  deliverables: { name: string }[];
  report?: Report | undefined;
  change?: Change | undefined;
  calendar?: Calendar | undefined;
}

const issueAt = (keys: string[], message: string) => {
  const [first, ...rest] = keys.map((key) => ({ type: 'object', origin: 'value', input: {}, key, value: null }) as const);
  return { message, ...(first && { path: [first, ...rest] as [typeof first, ...typeof rest] }) };
};

/** A service has the opening of its group and no other, and a report is one that the client gets. */
export function openingIssues({ group, deliverables, ...service }: Opened) {
  const wanted = openingOf[group];
  const issues = (Object.keys(openings) as (keyof typeof openings)[])
    .filter((name) => (name === wanted) !== Boolean(service[name]))
    .map((name) =>
      issueAt([name], name === wanted ? `expected, as the group is ${group}` : `not expected in the group ${group}`),
    );
  const names = deliverables.map(({ name }) => name);
  if (!service.report || names.includes(service.report.of)) return issues;
  return [...issues, issueAt(['report', 'of'], oneOfThese(service.report.of, names))];
}

export type Report = v.InferOutput<typeof report>;
export type Change = v.InferOutput<typeof change>;
export type Calendar = v.InferOutput<typeof calendar>;
