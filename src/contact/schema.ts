import * as v from 'valibot';
import { services } from '../content/services/list.ts';
import { slugPattern } from '../slug.ts';
import { budgets, starts } from './choices.ts';
import { cleanLine, cleanText, hasSubstance } from './clean.ts';
import { limits } from './limits.ts';
import { faults } from './sentences.ts';

const slugs = <const Slug extends string>(list: readonly { slug: Slug }[]) => list.map(({ slug }) => slug);

/** Text that may be missing; what is no text at all counts as a fault of the field. */
const given = (fault: string) => v.nullish(v.string(fault), '');

const line = (fault: string, most: number, long: string) =>
  v.pipe(given(fault), v.transform(cleanLine), v.maxLength(most, long));

const name = v.pipe(line(faults.name, limits.name, faults.nameLong), v.check(hasSubstance, faults.name));

/** One @, a dot in the domain, and nothing that has a meaning in a mail header; letters of any script. */
const address = /^[^\s\p{C}\uFFFD@<>()[\],;:"\\]+@(?:[^\s\p{C}\uFFFD@<>()[\],;:"\\.]+\.)+[^\s\p{C}\uFFFD@<>()[\],;:"\\.]{2,}$/u;
/** Marks that cannot be seen, which come along when an address is pasted. */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '');
const email = v.pipe(
  given(faults.email),
  v.transform((text) => cleanLine(withoutMarks(text))),
  v.maxLength(limits.email, faults.emailLong),
  v.regex(address, faults.email),
);

const message = v.pipe(
  given(faults.message),
  v.transform(cleanText),
  v.check(hasSubstance, faults.message),
  v.maxLength(limits.message, faults.messageLong),
);

const choice = (list: readonly { slug: string }[], fault: string) => v.nullish(v.picklist(['', ...slugs(list)], fault), '');

const inquiry = v.object({
  name,
  email,
  company: line(faults.companyLong, limits.company, faults.companyLong),
  services: v.pipe(
    v.nullish(v.array(v.picklist(slugs(services), faults.services), faults.services), []),
    v.transform((chosen) => [...new Set(chosen)]),
  ),
  budget: choice(budgets, faults.budget),
  start: choice(starts, faults.start),
  message,
});

const application = v.object({
  name,
  email,
  /** The slug of the position; which ones are open is known only where the site is built. */
  job: v.pipe(v.string(faults.job), v.regex(slugPattern, faults.job), v.maxLength(100, faults.job)),
  link: v.pipe(given(faults.linkLong), v.transform(cleanText), v.maxLength(limits.link, faults.linkLong)),
  message,
});

export type Contact =
  | ({ kind: 'inquiry' } & v.InferOutput<typeof inquiry>)
  | ({ kind: 'application' } & v.InferOutput<typeof application>);

export type FieldName = keyof v.InferOutput<typeof inquiry> | keyof v.InferOutput<typeof application>;
export type Faults = Partial<Record<FieldName, string>>;

/**
 * Reads what a form has sent, in whatever encoding, for the page and the Function alike.
 * @param input a record; `kind: 'application'` makes it an application, anything else an inquiry
 * @returns the cleaned fields, or one sentence for each field at fault, in the order of the form
 */
export function readContact(input: Record<string, unknown>): { contact: Contact } | { faults: Faults } {
  const kind = input.kind === 'application' ? 'application' : 'inquiry';
  const result = v.safeParse(kind === 'application' ? application : inquiry, input, { abortPipeEarly: true });
  if (result.success) return { contact: { kind, ...result.output } as Contact };
  const found: Faults = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as FieldName;
    found[field] ??= issue.message;
  }
  return { faults: found };
}
