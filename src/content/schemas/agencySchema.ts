import * as v from 'valibot';
import { countryChoices, languageChoices } from './codeNames.ts';
import { labelled, withForm } from './editorMetadata.ts';
import { officeId, officeIds } from './officeId.ts';
import {
  forEach,
  list,
  object,
  pattern,
  sample,
  singleLine,
  someOf,
  summary,
  text,
  whole,
} from './schemaParts.ts';

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** A part of a skyline's width, in per cent from its left. */
const span = v.pipe(
  object({ from: percent, to: percent }),
  v.check(({ from, to }) => from < to, 'expected from below to'),
);
const skySpans = { sun: span, moon: span };
const skyline = object({
  ...skySpans,
  phone: labelled('On phones, which show only the landmark', object(skySpans)),
});

/** Where a skyline leaves room for the sun and the moon. */
export type SkylineRoom = v.InferOutput<typeof skyline>;

/** A company as registered, for contracts, the terms and search engines. */
const company = labelled(
  'company',
  object({
    office: officeId,
    legalName: singleLine,
    register: singleLine,
    number: labelled('Number in the register', singleLine),
    /** Starts with the country's code: Council Directive 2006/112/EC, article 215. */
    vatNumber: pattern(
      /^[A-Z]{2}[0-9A-Z]{2,13}$/,
      'a VAT number with its country, such as SE559900000001',
    ),
    sample,
  }),
);

const https = pattern(
  /^https:\/\/[^\s/?#"'`;,]+\.[^\s/?#"'`;,]+(\/[^\s?#"'`;,]*)?$/,
  'a URL that begins with https://, without ?',
);

const counter = object({
  script: labelled('Address of its script', https),
  sendsTo: labelled('Where the script sends what it counts', https),
  attributes: labelled(
    'Attributes of the script',
    v.optional(
      withForm(v.record(pattern(/^data-[a-z0-9-]+$/, 'a name such as data-domain'), singleLine), {
        names: { key: 'Name', value: 'Value' },
      }),
      {},
    ),
    'As its provider asks for, such as data-domain.',
  ),
});

/** A service that counts visitors with a script of its own. */
export type Counter = v.InferOutput<typeof counter>;

/** The facts about the agency that browsers do not need. */
export const agencySchema = object({
  title: labelled(
    'Title of the home page',
    singleLine,
    'In search results, before or after the agency’s name.',
  ),
  description: summary,
  founded: labelled('Year of foundation', whole(1900)),
  /** BCP 47 tags. */
  languages: labelled(
    'Languages',
    someOf(
      withForm(pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language such as sv'), {
        choices: languageChoices,
      }),
    ),
    'Those in which the agency answers, the best first.',
  ),
  /** ISO 3166 codes. */
  serves: labelled(
    'Countries of clients',
    someOf(
      withForm(pattern(/^[A-Z]{2}$/, 'a country such as SE, or EU'), { choices: countryChoices }),
    ),
  ),
  mascots: labelled(
    'About the mascots',
    v.optional(text),
    'A sentence in /humans.txt, which curious visitors open.',
  ),
  coordinates: labelled(
    'Where the offices are',
    forEach(officeIds, v.optional(object({ latitude: degrees(90), longitude: degrees(180) }))),
    'For maps, search engines, and day and night in the footer, which an office without a place does not have.',
  ),
  skylines: labelled(
    'Where skylines have room for the sun and the moon',
    v.optional(forEach(officeIds, v.optional(skyline)), {}),
    'Per cent of the drawing’s width, between its towers. Without it the sun uses the whole width, and the moon stays above the roofs.',
  ),
  repository: labelled(
    'Repository',
    v.optional(pattern(/^[\w.-]+\/[\w.-]+$/, 'owner/name')),
    'On GitHub, as owner/name. Without it the site is built without this editor.',
  ),
  counter: labelled(
    'Visitor counter',
    v.optional(counter),
    'One that sets no cookies. Only the live site has it, and the privacy policy has to name its hosts.',
  ),
  companies: list(company),
});
