import * as v from 'valibot';
import { closedDays, companies, coordinates, introduction, site } from '../site.ts';
import { checkAgainst } from './plainMessage.ts';
import { summary } from './schema.ts';
import { isoDate, list, object, oneOf, pattern, slug, text, whole } from './schemaParts.ts';

const isSecure = (address: string) => address.startsWith('https://') && URL.canParse(address);
const url = v.pipe(v.string(), v.check(isSecure, 'expected an address that begins with https://'));
const email = v.pipe(v.string(), v.email('expected an e-mail address such as hello@example.com'));
/** E.164: a plus, a country code that does not begin with 0, at most 15 digits (ITU-T E.164, 6.2.1). */
const phone = pattern(/^\+[1-9](?: ?\d){6,14}$/, 'a phone number in E.164, grouped by spaces, such as +46 8 465 004 00');

/** Also the names that `Intl.supportedValuesOf` leaves out because it lists each zone once, such as Asia/Kolkata. */
function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Offsets such as +01:00 would pass as well, but have no daylight saving time.
  return !/^[+-]/.test(zone);
}

const office = object({
  id: slug,
  city: text,
  country: text,
  countryCode: pattern(/^[A-Z]{2}$/, 'an ISO 3166 code such as SE'),
  /** Of its street's name. */
  language: pattern(/^[a-z]{2,3}$/, 'a language such as sv'),
  street: text,
  postalCode: text,
  email,
  phone,
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'expected an IANA time zone such as Europe/Stockholm')),
});

const link = object({ label: text, url });
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const siteSchema = object({
  name: pattern(/^\p{L}[\p{L}\p{N}]*$/u, 'one word; the storage key is made from it'),
  url: v.pipe(
    url,
    v.check((address) => !address.endsWith('/'), 'expected no slash at the end'),
  ),
  blog: link,
  sweden: object({ label: text, path: slug }),
  inquiries: object({ email, phone }),
  // The home page shows the day of two.
  offices: v.pipe(
    list(office, 2),
    v.check((offices) => new Set(offices.map(({ id }) => id)).size === offices.length, 'expected each id once'),
  ),
  socials: list(link),
  introduction: object({ title: text, description: summary, founded: whole(1900) }),
  coordinates: v.record(v.string(), object({ latitude: degrees(90), longitude: degrees(180) })),
  companies: list(
    object({
      office: oneOf(site.offices.map(({ id }) => id)),
      legalName: text,
      register: text,
      number: text,
      vatNumber: pattern(/^[A-Z]{2}[0-9A-Z]{2,13}$/, 'a VAT number with its country, such as SE559900000001'),
      sample: v.optional(v.boolean()),
    }),
  ),
  closedDays: list(
    v.pipe(
      object({ from: isoDate, to: isoDate }),
      v.check(({ from, to }) => from <= to, 'expected from before to'),
    ),
    0,
  ),
});

/** @throws Error that names the field of `src/site.ts` that is wrong and what is expected there. */
export function checkSite(facts: unknown = { ...site, introduction, coordinates, companies, closedDays }): void {
  checkAgainst(siteSchema, 'src/site.ts', facts);
}
