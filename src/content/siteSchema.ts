import { z } from 'zod';
import { closedDays, companies, coordinates, introduction, site } from '../site.ts';
import { formatSchemaErrors } from './formatSchemaErrors.ts';
import { slugPattern } from './slug.ts';

const name = z.string().trim().min(1);
const url = z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' });
const email = z.email('expected an e-mail address such as hello@example.com');
/** E.164: a plus, a country code that does not begin with 0, at most 15 digits (ITU-T E.164, 6.2.1). */
const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'expected a phone number in E.164, such as +46846500400');
const isoDate = z.iso.date('expected a date such as 2026-12-23');
const slug = z.string().regex(slugPattern, 'expected lower-case words joined by hyphens');

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

const timeZone = z.string().refine(isTimeZone, {
  error: 'expected an IANA time zone such as Europe/Stockholm',
});

const office = z.strictObject({
  id: slug,
  city: name,
  country: name,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'expected an ISO 3166 code such as SE'),
  /** Of its street's name. */
  language: z.string().regex(/^[a-z]{2,3}$/, 'expected a language such as sv'),
  street: name,
  postalCode: name,
  email,
  phone,
  timeZone,
});

const siteSchema = z.strictObject({
  name: z.string().regex(/^\p{L}[\p{L}\p{N}]*$/u, 'expected one word; the storage key is made from it'),
  url: url.refine((value) => !value.endsWith('/'), { error: 'expected no slash at the end' }),
  blog: z.strictObject({ label: name, url }),
  sweden: z.strictObject({ label: name, path: slug }),
  inquiries: z.strictObject({ email, phone }),
  offices: z
    .array(office)
    .min(2, 'expected at least two; the home page shows the day of two')
    .refine((offices) => new Set(offices.map(({ id }) => id)).size === offices.length, {
      error: 'expected each id once',
    }),
  socials: z.array(z.strictObject({ label: name, url })).min(1),
  introduction: z.strictObject({
    title: name,
    description: name.max(155, 'search results cut a description after some 155 characters'),
    founded: z.number().int().min(1900),
  }),
  coordinates: z.record(
    z.string(),
    z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  ),
  companies: z
    .array(
      z.strictObject({
        office: z.enum(site.offices.map(({ id }) => id)),
        legalName: name,
        register: name,
        number: name,
        vatNumber: z
          .string()
          .regex(/^[A-Z]{2}[0-9A-Z]{2,13}$/, 'expected a VAT number with its country, such as SE559900000001'),
        sample: z.boolean().optional(),
      }),
    )
    .min(1),
  closedDays: z.array(
    z.strictObject({ from: isoDate, to: isoDate }).refine(({ from, to }) => from <= to, 'expected from before to'),
  ),
});

/** @throws Error that names the field of `src/site.ts` at fault and what is expected there. */
export function checkSite(facts: unknown = { ...site, introduction, coordinates, companies, closedDays }): void {
  const result = siteSchema.safeParse(facts);
  if (!result.success) throw new Error(formatSchemaErrors('src/site.ts', result.error));
}
