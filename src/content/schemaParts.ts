import * as v from 'valibot';
import { oneOfThese, plainMessage } from './plainMessage.ts';
import { slugPattern } from './slug.ts';

/** What is wrong with a key: a missing field says what its own schema expects. */
const keyMessage = (entries: v.ObjectEntries) => (issue: v.BaseIssue<unknown>) => {
  if (issue.expected === 'Object') return plainMessage(issue);
  const key = String(issue.path?.at(-1)?.key);
  const field = entries[key];
  const [missing] = field ? (v.safeParse(field, undefined, { message: plainMessage }).issues ?? []) : [];
  return missing?.message ?? `unknown; ${oneOfThese(key, Object.keys(entries))}`;
};

export const object = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, keyMessage(entries));

export const forEach = <const Names extends readonly string[], Schema extends v.GenericSchema>(names: Names, schema: Schema) =>
  object(v.entriesFromList(names, schema));

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, ({ input }) => `${input === undefined ? 'missing' : JSON.stringify(input)}: ${oneOfThese(input, names)}`);

export const list = <Schema extends v.GenericSchema>(one: Schema, least = 1, most = Number.POSITIVE_INFINITY) => {
  const counts = most === least ? `${least}` : most < Number.POSITIVE_INFINITY ? `${least} to ${most}` : `at least ${least}`;
  return v.pipe(
    v.array(one),
    v.check(
      ({ length }) => length >= least && length <= most,
      ({ input }) => `expected ${counts}, not ${input.length}`,
    ),
  );
};

export const someOf = <Schema extends v.GenericSchema>(one: Schema) =>
  v.pipe(
    list(one),
    v.check((all) => new Set(all).size === all.length, 'expected each of them once'),
  );

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('empty; expected a text'));
/** @param why a bound that readers don't see */
export const shortText = (most: number, why = '') =>
  v.pipe(
    text,
    v.maxLength(most, ({ input }) => `expected ${most} characters at most, not ${input.length}${why}`),
  );
/** Search engines show about this many characters of a description. */
export const summary = shortText(155, ': search engines cut the rest');
export const pattern = (shape: RegExp, expected: string) => v.pipe(v.string(), v.regex(shape, `expected ${expected}`));
export const whole = (least = 1, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.integer('expected a whole number'),
    v.minValue(least, `expected ${least} or more`),
    v.maxValue(most, `expected ${most} or less`),
  );

export const titled = object({ title: text, text });
export const section = object({ heading: text, text });
export const linked = object({ heading: text, text, link: text });
export const call = object({ heading: text, text, button: text });
/** Set on what is invented, so that nobody goes live with it by accident; see scripts/build/samples.ts. */
export const sample = v.optional(v.literal(true, 'expected true, or no such line'));
export const slug = pattern(slugPattern, 'lower-case words joined by hyphens');

const isDay = (iso: string) => /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00Z`).toJSON()?.startsWith(iso) === true;
export const isoDate = v.pipe(v.string(), v.check(isDay, 'expected a date such as 2026-11-21'));
