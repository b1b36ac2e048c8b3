import * as v from 'valibot';
import { slugPattern } from '../facts/slug.ts';
import { labelled, withForm } from './editorMetadata.ts';
import { oneOfThese, plainMessage } from './plainMessage.ts';

/** Returns a message for an unknown or missing key. */
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

/** @param none the message if `names` is empty: where to add one */
export const oneOf = <const Names extends readonly string[]>(names: Names, none?: string) =>
  v.picklist(
    names,
    ({ input }) =>
      `${input === undefined ? 'missing' : JSON.stringify(input)}: ${oneOfThese(input, names, none)}`,
  );

export const list = <Schema extends v.GenericSchema>(
  item: Schema,
  min = 1,
  max = Number.POSITIVE_INFINITY,
) => {
  const counts =
    max === min
      ? `${min}`
      : max < Number.POSITIVE_INFINITY
        ? `${min} to ${max}`
        : `at least ${min}`;
  const checked = v.pipe(
    v.array(item),
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) => `expected ${counts}, not ${input.length}`,
    ),
  );
  return withForm(checked, { min, ...(max < Number.POSITIVE_INFINITY && { max }) });
};

/** A schema for a list that may be missing or empty. Pages then leave out its section. */
export const optionalList = <Schema extends v.GenericSchema>(
  item: Schema,
  max = Number.POSITIVE_INFINITY,
) => v.optional(list(item, 0, max), []);

export const someOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    list(item),
    v.check((all) => new Set(all).size === all.length, 'expected each of them once'),
  );

/** A text of any length. */
export const text = withForm(v.pipe(v.string(), v.trim(), v.nonEmpty('empty; expected a text')), {
  as: 'prose',
});
/** A single-line text, such as a heading or a name. */
export const singleLine = withForm(
  v.pipe(text, v.regex(/^[^\n]*$/, 'expected one line, without line breaks')),
  { as: 'singleLine' },
);
/** @param why the reason for the limit, appended to the message */
export const shortText = (max: number, why = '') =>
  v.pipe(
    text,
    v.maxLength(
      max,
      ({ input }) => `expected ${max} characters at most, not ${input.length}${why}`,
    ),
  );
/** Search engines show about this many characters of a description. */
export const summary = labelled(
  'Description for search engines',
  shortText(155, ': search engines cut the rest'),
  'One or two sentences. They show below the title in search results, and where the page is shared.',
);
export const pattern = (shape: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(shape, `expected ${expected}`));
export const hexColour = withForm(pattern(/^#[0-9a-f]{6}$/i, 'a colour such as #1d4ed8'), {
  as: 'colour',
});
export const whole = (min = 1, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.integer('expected a whole number'),
    v.minValue(min, `expected ${min} or more`),
    v.maxValue(max, `expected ${max} or less`),
  );

/** A figure in the language of the site, such as 1,873 or 1 873, which never wraps. */
export const digits = v.pipe(
  pattern(/^−?\d[\d.,\u00a0 ]*$/, 'a number such as "16.7", in quotes'),
  v.transform((value) => value.replaceAll(' ', '\u00a0')),
);

const pictureName = /^[a-z0-9_-]+\.(png|jpe?g|webp|avif)$/;
/** A picture in the same folder as the file that names it. */
export const pictureFile = v.pipe(
  withForm(v.string(), { as: 'picture' }),
  v.regex(pictureName, ({ input }) => {
    const lowerCase = input.toLowerCase();
    if (/\.hei[cf]$/.test(lowerCase)) return 'no browser shows HEIC; export it as JPEG';
    if (pictureName.test(lowerCase))
      return `expected lower case; call the file ${lowerCase} and write that here`;
    return `expected a file beside it such as cover.png, of letters from a to z, figures and hyphens, not ${input}`;
  }),
);

export const titled = object({ title: singleLine, text });
export const section = object({ heading: singleLine, text });
export const linked = object({ heading: singleLine, text, link: singleLine });
export const call = labelled(
  'Invitation at the end',
  object({ heading: singleLine, text, button: singleLine }),
);
/** Marks invented content, so that it does not go live by accident; see src/build/samples.ts. */
export const sample = labelled(
  'Invented',
  v.optional(
    v.pipe(
      v.boolean('expected true, or no such line'),
      v.transform((isInvented) => (isInvented ? true : undefined)),
    ),
  ),
  'Switched on for samples. Switch it off when you have replaced them by what is true; the live site refuses samples.',
);
/** A client's quote about a work. */
export const clientVoice = object({
  text,
  role: labelled('Who says it, by role', singleLine),
  sample,
});
export const slug = pattern(slugPattern, 'lower-case words joined by hyphens');

const isDay = (iso: string) =>
  /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00Z`).toJSON()?.startsWith(iso) === true;
export const isoDate = withForm(
  v.pipe(v.string(), v.check(isDay, 'expected a date such as 2026-11-21')),
  { as: 'date' },
);
/** The slug of an entry in the folder `kind`. brokenReferences.ts checks that the entry exists. */
export const refersTo = (kind: string) => withForm(singleLine, { refers: kind });
