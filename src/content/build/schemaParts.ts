import * as v from 'valibot';
import { slugPattern } from '../facts/slug.ts';
import { named, withForm } from './form.ts';
import { oneOfThese, plainMessage } from './plainMessage.ts';

/** What is wrong with a key: a missing field says what its own schema expects. */
const keyMessage = (entries: v.ObjectEntries) => (issue: v.BaseIssue<unknown>) => {
  if (issue.expected === 'Object') return plainMessage(issue);
  const key = String(issue.path?.at(-1)?.key);
  const field = entries[key];
  const [missing] = field
    ? (v.safeParse(field, undefined, { message: plainMessage }).issues ?? [])
    : [];
  return missing?.message ?? `unknown; ${oneOfThese(key, Object.keys(entries))}`;
};

export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, keyMessage(entries));

export const forEach = <const Names extends readonly string[], Schema extends v.GenericSchema>(
  names: Names,
  schema: Schema,
) => object(v.entriesFromList(names, schema));

/** @param none what to say where there are no names: where one is added */
export const oneOf = <const Names extends readonly string[]>(names: Names, none?: string) =>
  v.picklist(
    names,
    ({ input }) =>
      `${input === undefined ? 'missing' : JSON.stringify(input)}: ${oneOfThese(input, names, none)}`,
  );

export const list = <Schema extends v.GenericSchema>(
  one: Schema,
  least = 1,
  most = Number.POSITIVE_INFINITY,
) => {
  const counts =
    most === least
      ? `${least}`
      : most < Number.POSITIVE_INFINITY
        ? `${least} to ${most}`
        : `at least ${least}`;
  const checked = v.pipe(
    v.array(one),
    v.check(
      ({ length }) => length >= least && length <= most,
      ({ input }) => `expected ${counts}, not ${input.length}`,
    ),
  );
  return withForm(checked, { least, ...(most < Number.POSITIVE_INFINITY && { most }) });
};

/** A list that may be left out or empty; so is what shows it. */
export const optionalList = <Schema extends v.GenericSchema>(
  one: Schema,
  most = Number.POSITIVE_INFINITY,
) => v.optional(list(one, 0, most), []);

export const someOf = <Schema extends v.GenericSchema>(one: Schema) =>
  v.pipe(
    list(one),
    v.check((all) => new Set(all).size === all.length, 'expected each of them once'),
  );

/** A text of any length. Where its line breaks mean something, its schema says so. */
export const text = withForm(v.pipe(v.string(), v.trim(), v.nonEmpty('empty; expected a text')), {
  as: 'prose',
});
/** A text in one line: a heading, a name, the words of a link. */
export const line = withForm(
  v.pipe(text, v.regex(/^[^\n]*$/, 'expected one line, without line breaks')),
  { as: 'line' },
);
/** @param why a bound that readers don't see */
export const shortText = (most: number, why = '') =>
  v.pipe(
    text,
    v.maxLength(
      most,
      ({ input }) => `expected ${most} characters at most, not ${input.length}${why}`,
    ),
  );
/** Search engines show about this many characters of a description. */
export const summary = named(
  'Description for search engines',
  shortText(155, ': search engines cut the rest'),
  'One or two sentences. They show below the title in search results, and where the page is shared.',
);
export const pattern = (shape: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(shape, `expected ${expected}`));
export const hexColour = withForm(pattern(/^#[0-9a-f]{6}$/i, 'a colour such as #1d4ed8'), {
  as: 'colour',
});
export const whole = (least = 1, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.integer('expected a whole number'),
    v.minValue(least, `expected ${least} or more`),
    v.maxValue(most, `expected ${most} or less`),
  );

const pictureName = /^[a-z0-9_-]+\.(png|jpe?g|webp|avif)$/;
/** A picture that lies beside the file that names it. */
export const pictureFile = v.pipe(
  withForm(v.string(), { as: 'picture' }),
  v.regex(pictureName, ({ input }) => {
    const small = input.toLowerCase();
    if (/\.hei[cf]$/.test(small)) return 'no browser shows HEIC; export it as JPEG';
    if (pictureName.test(small))
      return `expected lower case; call the file ${small} and write that here`;
    return `expected a file beside it such as cover.png, of letters from a to z, figures and hyphens, not ${input}`;
  }),
);

export const titled = object({ title: line, text });
export const section = object({ heading: line, text });
export const linked = object({ heading: line, text, link: line });
export const call = named('Invitation at the end', object({ heading: line, text, button: line }));
/** Set on what is invented, so that nobody goes live with it by accident; see scripts/build/samples.ts. */
export const sample = named(
  'Invented',
  v.optional(
    v.pipe(
      v.boolean('expected true, or no such line'),
      v.transform((invented) => (invented ? true : undefined)),
    ),
  ),
  'Switched on for samples. Switch it off when you have replaced them by what is true; the live site refuses samples.',
);
/** What a client says of the work. */
export const clientVoice = object({ text, role: named('Who says it, by role', line), sample });
export const slug = pattern(slugPattern, 'lower-case words joined by hyphens');

const isDay = (iso: string) =>
  /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00Z`).toJSON()?.startsWith(iso) === true;
export const isoDate = withForm(
  v.pipe(v.string(), v.check(isDay, 'expected a date such as 2026-11-21')),
  { as: 'date' },
);
/** The slug of an entry of another kind, by its folder; references.ts checks that the entry exists. */
export const refersTo = (kind: string) => withForm(line, { refers: kind });
