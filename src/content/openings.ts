import { z } from 'zod';
import type { ServiceGroup } from './services/groups.ts';

const text = z.string().trim().min(1);
/** What an opening shows is invented, so that nobody has to publish a client's page. */
const sample = z.literal(true, 'expected true, or no such line').optional();
const week = z.number().int().positive();

/** A page of the report, as the client gets it: a drawing, a remark beside it, and lines with a grade from one to four. */
const report = z.strictObject({
  sample,
  /** Which page it is. */
  page: text,
  /** The deliverable that it is a page of, by its name. */
  of: text,
  /** Whose product or question it is about. */
  about: text,
  /** Describes the drawing. */
  alt: text,
  note: text,
  columns: z.tuple([text, text, text]),
  lines: z
    .array(z.strictObject({ text, grade: z.number().int().min(1).max(4), value: text }))
    .min(3)
    .max(6),
});

const side = z.strictObject({ text, alt: text });
/** Two drawings side by side. */
const change = z.strictObject({ sample, before: side, after: side });

/** Who is there in which week. */
const calendar = z
  .strictObject({
    sample,
    caption: text,
    week: text,
    weeks: week,
    people: z
      .array(
        z
          .strictObject({ name: text, text, from: week, half: week.optional(), to: week })
          .refine(({ from, half = from, to }) => from <= half && half <= to, 'expected from, half and to in this order'),
      )
      .min(2)
      .max(7),
  })
  .refine(({ weeks, people }) => people.every(({ to }) => to <= weeks), 'expected nobody to stay longer than weeks');

export const openings = { report: report.optional(), change: change.optional(), calendar: calendar.optional() };

/** What the page of a service opens on, by what the client has in hand; where nothing is named, on its weeks. */
const openingOf = { question: 'report', design: 'change', product: null, team: 'calendar' } as const satisfies Record<
  ServiceGroup,
  keyof typeof openings | null
>;

interface Opened {
  group: ServiceGroup;
  deliverables: { name: string }[];
  report?: z.infer<typeof report> | undefined;
  change?: unknown;
  calendar?: unknown;
}

/** A service has the opening of its group and no other, and a report is one that the client gets. */
export function checkOpening(service: Opened, context: z.RefinementCtx) {
  const wanted = openingOf[service.group];
  for (const name of Object.keys(openings) as (keyof typeof openings)[]) {
    if ((name === wanted) === Boolean(service[name])) continue;
    const message =
      name === wanted ? `expected, as the group is ${service.group}` : `not expected in the group ${service.group}`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
  const names = service.deliverables.map(({ name }) => name);
  if (service.report && !names.includes(service.report.of))
    context.addIssue({ code: 'custom', path: ['report', 'of'], message: `expected one of ${names.join(', ')}` });
}

export type Report = z.infer<typeof report>;
export type Change = z.infer<typeof change>;
export type Calendar = z.infer<typeof calendar>;
