import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { site } from '../site.ts';
import { once } from './once.ts';
import { parseContent } from './parseContent.ts';
import { forEach, list, object, oneOf, pattern, sample, someOf, summary, text, whole } from './schemaParts.ts';

const officeIds = site.offices.map(({ id }) => id);
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** A company as its register has it, for contracts, the terms and search engines. */
const company = object({
  office: oneOf(officeIds),
  legalName: text,
  register: text,
  number: text,
  /** With its country's letters: Council Directive 2006/112/EC, article 215. */
  vatNumber: pattern(/^[A-Z]{2}[0-9A-Z]{2,13}$/, 'a VAT number with its country, such as SE559900000001'),
  sample,
});

/** The facts about the agency that no script in a browser needs. */
export const agencySchema = object({
  /** How the home page and search engines introduce the agency. */
  title: text,
  description: summary,
  founded: whole(1900),
  /** Those in which somebody answers, as BCP 47 tags, the best first. */
  languages: someOf(pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language such as sv')),
  /** Where clients are: ISO 3166 codes, for search engines. */
  serves: someOf(pattern(/^[A-Z]{2}$/, 'a country such as SE, or EU')),
  /** What humans.txt says of the mascots. */
  mascots: v.optional(text),
  /** Where each office is, for maps and search engines. */
  coordinates: forEach(officeIds, object({ latitude: degrees(90), longitude: degrees(180) })),
  companies: list(company),
});

const file = 'src/content/agency.yaml';

export const loadAgency = once(() => parseContent(agencySchema, file, readFileSync(file, 'utf8')));
