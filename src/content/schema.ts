import { z } from 'zod';
import { fields } from '../contact/fields.ts';
import { introduction, site } from '../site.ts';
import { industries } from './industries/list.ts';
import { checkOpening, openings } from './openings.ts';
import { serviceGroups } from './services/groups.ts';
import { services } from './services/list.ts';

const slugs = <T extends { slug: string }>(list: readonly T[]) =>
  z.enum(list.map((entry) => entry.slug) as [T['slug'], ...T['slug'][]]);

const serviceSlug = slugs(services);
const industrySlug = slugs(industries);
export const officeId = z.enum(site.offices.map(({ id }) => id));
export const clientCountry = z.enum(['sweden', 'hungary']);
/** The values of schema.org's employmentType. */
export const employmentType = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']);

export const text = z.string().trim().min(1);
const paragraphs = z.array(text).min(1);
export const titled = z.strictObject({ title: text, text });
/** Set on what is invented, so that nobody goes live with it by accident; see scripts/build/samples.ts. */
const sample = z.literal(true, 'expected true, or no such line').optional();
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as #1d4ed8');
const isoDate = z.iso.date('expected a date such as 2026-11-21');
/** One or more of a list, none twice. */
const someOf = <T extends z.ZodType>(one: T) =>
  z
    .array(one)
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'expected each of them once');
/** How many characters of a description search engines show in full, about. */
const longestSummary = 155;
export const summary = text.max(longestSummary);
/** What search engines show as the title, before the agency's name; they cut it after some 60 characters. */
export const searchTitle = text.max(60 - ` – ${site.name}`.length);
/** What to send or to tell us, at the foot of the page. */
const call = text;

/** The smallest purchase: what it costs in whole units of each currency, without VAT, and what one gets for it. */
const priceFrom = z.strictObject({
  EUR: z.number().int().positive(),
  SEK: z.number().int().positive(),
  /** The price recurs. */
  per: z.literal('month').optional(),
  buys: text,
  sample,
});

export const serviceSchema = z
  .strictObject({
    group: z.enum(serviceGroups),
    /** Within a sentence: ask for `a UX audit`, for `web development`. */
    spoken: text,
    /** Instead of the name, where the menu's word is not the one that readers use. */
    heading: text.optional(),
    searchTitle,
    summary,
    lead: text,
    what: paragraphs,
    when: z.array(text).min(3).max(6),
    deliverables: z
      .array(z.strictObject({ name: text, text }))
      .min(3)
      .max(7),
    duration: text,
    priceFrom,
    weeks: z
      .array(z.strictObject({ when: text, title: text, text }))
      .min(2)
      .max(8),
    questions: z
      .array(z.strictObject({ question: text, answer: text }))
      .min(3)
      .max(6),
    ...openings,
    call,
  })
  .superRefine(checkOpening);

/** The one hard figure of a field: true for everybody who works in it, and from a source that they can look up. */
const figure = z.strictObject({
  value: z.string().regex(/^−?\d[\d.,]*$/, 'expected a number such as "16.7", in quotes'),
  unit: z.string().regex(/^\S{1,6}$/, 'expected one short word such as ms'),
  /** What it is, in a sentence or two. */
  what: text,
  /** The law, standard or arithmetic it follows from. */
  source: text,
});

export const industrySchema = z.strictObject({
  /** Instead of the name, where the menu's word is not the one that readers use. */
  heading: text.optional(),
  searchTitle,
  summary,
  lead: text,
  figure,
  particular: paragraphs,
  rules: z
    .array(z.strictObject({ name: text, text }))
    .min(2)
    .max(5),
  brings: z
    .array(z.strictObject({ service: serviceSlug, text }))
    .min(2)
    .max(4),
  call,
});

const pictureFile = z.string().regex(/^[a-z0-9-]+\.(png|jpg|webp)$/, 'expected a file such as cover.png beside work.yaml');
/** On phones a part of a picture is shown in portrait format: the side it is taken from. */
const portraitPart = z.enum(['left', 'center', 'right']);
const picture = z.strictObject({ file: pictureFile, alt: text, caption: text.optional(), phone: portraitPart.optional() });

/** A figure that a work can be judged by, and where it comes from. */
const result = z.strictObject({
  value: z.string().regex(/^\d[\d.,]*$/, 'expected a number such as "11.7", in quotes'),
  unit: text,
  what: text,
  /** How it was measured, when, and by whom. */
  how: text,
  when: text,
  by: text,
  sample,
});

/** What a client says; by role, as nobody is quoted by name without having been asked. */
const voice = z.strictObject({ text, role: text, sample });

const prototype = z.strictObject({
  /** The picture that the prototype takes the place of. */
  picture: pictureFile,
  /** What it is, for people who do not see it. */
  title: text,
  /** The colour around a picture that is narrower than the window. */
  around: hexColour,
  /** On phones the picture is shown in portrait format, so that a finger has room: the side from which it is shown. */
  phone: portraitPart.optional(),
});

/** A row of pictures: one across the window, or two, the larger one on this side. */
const rowShape = z.enum(['full', 'left', 'right']);
/** How many pictures a row has. */
export const picturesIn = (shape: z.infer<typeof rowShape>) => (shape === 'full' ? 1 : 2);

const workFields = z.strictObject({
  sample,
  client: text,
  title: text,
  searchTitle,
  summary,
  country: clientCountry,
  year: z.number().int().min(2018).max(2100),
  services: someOf(serviceSlug),
  industries: someOf(industrySlug),
  duration: text,
  team: text,
  /** The colour of the client's fields, of the text on them, and of the lines on the page's own fields in both schemes. */
  colour: z.strictObject({ field: hexColour, ink: hexColour, line: hexColour }),
  problem: paragraphs,
  way: paragraphs,
  decisions: z.array(titled).min(2),
  leftOut: z.array(titled).min(1),
  result: paragraphs,
  results: z.array(result).length(3),
  voice: voice.optional(),
  /** The cover as the work's page opens with it: 16:10, the object to the right and below, the rest in the field's colour. */
  opening: pictureFile,
  /** The rows in which the pictures stand: one after the problem, one after the way, the rest after the result. */
  layout: z.array(rowShape),
  /** The first one is the cover. */
  pictures: z.array(picture).min(1),
  prototype: prototype.optional(),
});

export const workSchema = workFields.refine(
  ({ layout, pictures }) => layout.reduce((sum, shape) => sum + picturesIn(shape), 1) === pictures.length,
  { path: ['layout'], message: 'expected room for each picture but the cover: one in full, two in left or right' },
);

export const personSchema = z.strictObject({
  sample,
  name: text,
  role: text,
  office: officeId,
  since: z.number().int().min(introduction.founded),
  /** What this person has the last word on. */
  decides: text,
  languages: someOf(text),
  /** The services that this person answers for. */
  answers: z.array(serviceSlug),
  /** The works that this person was on, by slug. */
  works: z.array(text),
});

export const jobSchema = z.strictObject({
  sample,
  title: text,
  office: officeId,
  employmentType,
  salary: z.strictObject({
    min: z.number().int().positive(),
    max: z.number().int().positive(),
    currency: z.enum(['SEK', 'HUF', 'EUR']),
  }),
  posted: isoDate,
  validThrough: isoDate,
  summary,
  lead: text,
  doing: z.array(text).min(3),
  bringing: z.array(text).min(3),
  offering: z.array(text).min(3),
});

export const legalSchema = z.strictObject({
  title: text,
  summary,
  updated: isoDate,
  sample,
  lead: text,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'expected lower-case words joined by hyphens'),
        heading: text,
        paragraphs: z.array(text).default([]),
        table: z.strictObject({ head: z.array(text), rows: z.array(z.array(text)) }).optional(),
        list: z.array(text).optional(),
        /** The form fields that this section describes; see src/contact/fields.ts. */
        fields: z.array(z.enum(fields.map(({ name }) => name))).optional(),
      }),
    )
    .min(1),
});

export type HardFigure = z.infer<typeof figure>;
export type Result = z.infer<typeof result>;
export type PriceFrom = z.infer<typeof priceFrom>;
export type JobText = z.infer<typeof jobSchema>;
export type PrototypeText = z.infer<typeof prototype>;
export type LegalText = z.infer<typeof legalSchema>;
