import { isPossiblePhoneNumber } from 'libphonenumber-js';
import * as v from 'valibot';
import { siteFacts as facts } from '../../agency.ts';
import { type Language, languageFiles } from '../../words/languages.ts';
import { contentFolder } from '../contentFolder.ts';
import { countryChoices, languageChoices, timeZoneChoices } from './codeNames.ts';
import { grouped, labelled, withForm } from './editorMetadata.ts';
import { checkAgainst } from './plainMessage.ts';
import {
  isoDate,
  list,
  object,
  oneOf,
  optionalList,
  pattern,
  singleLine,
  slug,
} from './schemaParts.ts';

const url = pattern(/^https:\/\/[^\s/.]+\.[^\s/]+(\/\S*)?$/, 'a URL that begins with https://');
/** The form in which browsers send the address, which headers and redirects are compared with. */
const originOf = (address: string) =>
  URL.canParse(address) ? new URL(address).origin : 'https:// and a host';
const email = v.pipe(v.string(), v.email('expected an e-mail address such as hello@example.com'));

/**
 * An international phone number (ITU-T E.164, 6.2.1) in groups of digits, because pages show it
 * unchanged.
 */
const phone = v.pipe(
  pattern(
    /^\+[1-9]\d{0,2}( \d{1,5})+$/,
    'the country’s code and groups of digits, such as +46 8 465 004 00',
  ),
  v.check(isPossiblePhoneNumber, 'expected a phone number as long as those of its country'),
);

/** Accepts aliases too, such as Asia/Kolkata, which `Intl.supportedValuesOf` omits. */
function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Refuses offsets such as +01:00, which have no daylight saving time.
  return !/^[+-]/.test(zone);
}

const office = withForm(
  object({
    id: labelled(
      'Short name',
      slug,
      'Texts and drawings of the office go by it; a developer has to rename them with it.',
    ),
    city: singleLine,
    country: singleLine,
    countryCode: labelled(
      'Country, for addresses',
      withForm(pattern(/^[A-Z]{2}$/, 'an ISO 3166 code such as SE'), { choices: countryChoices }),
    ),
    language: labelled(
      'Language of the street’s name',
      withForm(pattern(/^[a-z]{2,3}$/, 'a language such as sv'), { choices: languageChoices }),
    ),
    street: singleLine,
    postalCode: singleLine,
    email,
    phone,
    timeZone: withForm(
      v.pipe(
        v.string(),
        v.check(isTimeZone, 'expected an IANA time zone such as Europe/Stockholm'),
      ),
      { choices: timeZoneChoices },
    ),
  }),
  { label: 'office', summary: '{{fields.city}}, {{fields.street}}' },
);

const link = object({ label: labelled('Name', singleLine), url: labelled('Address', url) });

const fields = object({
  closedDays: labelled(
    'Closed days',
    optionalList(
      withForm(
        v.pipe(
          object({ from: labelled('First day', isoDate), to: labelled('Last day', isoDate) }),
          v.check(({ from, to }) => from <= to, 'expected the first day before the last'),
        ),
        { label: 'closure', summary: '{{fields.from}} to {{fields.to}}' },
      ),
    ),
    'When all offices are closed, from the first day to the last. The promise to reply, the footer and the contact page say so.',
  ),
  inquiries: object({ email, phone }),
  // The footer has room for four offices.
  offices: v.pipe(
    list(office, 1, 4),
    v.check(
      (offices) => new Set(offices.map(({ id }) => id)).size === offices.length,
      'expected each id once',
    ),
  ),
  socials: labelled(
    'Social media',
    list(withForm(link, { label: 'link', summary: '{{fields.label}}' })),
  ),
  blog: v.optional(link),
  booking: labelled(
    'Booking of a call',
    v.optional(link),
    'A website where one chooses a time. The contact page links to it after the steps.',
  ),
  cv: labelled(
    'CV as a file',
    v.optional(v.boolean()),
    'Applicants may add a PDF. It needs a bucket: docs/operation.md.',
  ),
  ...grouped('Seldom changed', {
    name: labelled('Name of the agency', singleLine),
    shortName: labelled(
      'Short name',
      pattern(
        /^[a-z][a-z0-9]*$/,
        'a word of lower-case letters, as browsers store it, such as fjordplain',
      ),
      'What visitors’ browsers keep begins with it; leave it as it is.',
    ),
    language: labelled(
      'Language of the site',
      v.optional(oneOf(Object.keys(languageFiles) as Language[])),
      'English without it.',
    ),
    recordings: labelled(
      'Recordings of visits',
      withForm(v.optional(v.boolean()), { isOn: true }),
      'Switched off, the site asks for no consent. Only with Sentry is there anything to record.',
    ),
    wordmark: labelled('Name as the logo writes it', singleLine),
    url: labelled(
      'Address of the site',
      v.pipe(
        url,
        v.check(
          (address) => address === originOf(address),
          ({ input }) => `expected ${originOf(input)}, with nothing after it`,
        ),
      ),
    ),
    strictTransport: labelled(
      'HTTPS of subdomains',
      v.optional(
        pattern(
          /^includeSubDomains(; preload)?$/,
          'includeSubDomains, includeSubDomains; preload, or nothing',
        ),
      ),
      'Leave it empty unless every subdomain has HTTPS for good; docs/deploy.md says what it does.',
    ),
    sweden: labelled(
      'Swedish page',
      v.optional(object({ label: labelled('Label in the menu', singleLine), path: slug })),
    ),
    foreignWords: labelled(
      'Words of other languages',
      v.optional(
        withForm(v.record(singleLine, singleLine), { names: { key: 'Word', value: 'Language' } }),
      ),
      'Each with the code of its language, such as hu for Hungarian, so that screen readers pronounce it correctly. Words with letters such as å or ő need none.',
    ),
  }),
});

/** The schema of the facts that browsers need. `agency.yaml` has the others. */
export const siteSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ language, sweden }) => !(sweden && language === 'sv'),
      'a site in Swedish has no further page in Swedish; take this away, and sverige.yaml with it',
    ),
    ['sweden'],
  ),
);

/** The facts in `site.json`, where empty lists may be missing. */
export type SiteFacts = v.InferInput<typeof siteSchema>;

/** @throws Problems that name each invalid field of `site.json` and what is expected */
export function checkSite(data: unknown = facts): void {
  checkAgainst(siteSchema, `${contentFolder}/site.json`, data);
}
