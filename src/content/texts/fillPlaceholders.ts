import words from '#words/all';
import { nextClosures } from '../../calendar/closedDays.ts';
import { cookieAnswerKey } from '../../consent/cookieAnswer.ts';
import { maxCvSize, retentionDays } from '../../contact/limits.ts';
import { hasRecordings, pages, site, siteLanguage } from '../../site.ts';
import { builtIn, replay, traceSampleRate, tunnelPath } from '../../telemetry/constants.ts';
import { fill } from '../../words/fill.ts';
import type { Language } from '../../words/languages.ts';
import { buildTime, dateIn } from '../buildTime.ts';
import { commitments } from '../facts/commitments.ts';
import { industries } from '../facts/industries.ts';
import { type Amount, appDays, careDays, daysOf, hourlyRates } from '../facts/prices.ts';
import { services } from '../facts/services.ts';
import { takesCv } from '../facts/takesCv.ts';
import { loadAgency } from '../load/loadAgency.ts';
import { once } from '../load/once.ts';
import { throwAny } from '../problems.ts';
import { oneOfThese } from '../schemas/plainMessage.ts';
import { mapTexts } from './mapTexts.ts';
import {
  inEachCurrency,
  inWords,
  percentage,
  readableAmount,
  readableClosures,
  readableRange,
  upperCaseFirstLetter,
} from './readable.ts';
import { weightBudgets } from './weightBudgets.ts';

const { locale, phrases } = words[siteLanguage];

const registeredCompanies = () =>
  loadAgency()
    .companies.map(({ legalName, register, number, vatNumber }) =>
      fill(phrases.company, { name: legalName, register, number, vat: vatNumber }),
    )
    .join(phrases.and);

const share = (rate: number) => percentage(rate * 100);
const counted = (phrase: 'minutes' | 'days' | 'daysPerQuarter', number: number | string) =>
  fill(phrases[phrase], { number: String(number) });
const minutes = (milliseconds: number) => counted('minutes', milliseconds / 60_000);

const inLowerCaseWords = (count: number, language?: Language) =>
  inWords(count, language).toLowerCase();

const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
const joinWithOr = (names: string[]) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);

const recordingValues = () => ({
  storageKey: cookieAnswerKey,
  replaySessionShare: share(replay.sessionSampleRate),
  replayErrorShare: share(replay.onErrorSampleRate),
  replayMaxDuration: minutes(replay.maxDuration),
  replayIdlePause: minutes(builtIn.idlePause),
  replayIdleExpiry: minutes(builtIn.idleExpiry),
});

/** What a service of care and an app's upkeep take; an agency may offer neither. */
const upkeepValues = () => ({
  ...(careDays && {
    careDays: counted('daysPerQuarter', inLowerCaseWords(careDays)),
    carePrice: readableAmount(daysOf(careDays)),
  }),
  ...(appDays && {
    appDays: readableRange(appDays.map((days) => inLowerCaseWords(days))),
    appPrice: readableRange(appDays.map((days) => readableAmount(daysOf(days)))),
  }),
});

/** Hourly rates: `€85 (940 kr)` or, in another language than the site's, as its readers pay. */
function ratesIn(language: Language) {
  const { maker, lead } = hourlyRates;
  const rate = (amount: Amount) => {
    if (language !== siteLanguage) return readableAmount(amount, language);
    const [first = '', second] = inEachCurrency(amount);
    return second ? `${first} (${second})` : first;
  };
  return { hourlyRate: rate(maker), ...(lead && { leadRate: rate(lead) }) };
}

/** No-break spaces keep the postal code beside the city. */
const address = ({ street, postalCode, city, country }: (typeof site.offices)[number]) =>
  `${street}, ${`${postalCode} ${city}`.replaceAll(' ', '\u00a0')}, ${country}`;

/** Reads the placeholders' values from the facts and limits that code uses, so that texts stay true. */
const readValues = (): Record<string, string> => ({
  siteName: site.name,
  founded: String(loadAgency().founded),
  answerLanguages: joinWithOr(loadAgency().languages.map((tag) => languageNames.of(tag) ?? tag)),
  companies: registeredCompanies(),
  // An agency without a blog has an empty URL here, which removes redirects to it.
  blogUrl: pages.blog.path,
  swedenPath: pages.sweden.path,
  domain: new URL(site.url).host,
  generalEmail: site.inquiries.email,
  // No-break spaces keep the number on one line.
  generalPhone: site.inquiries.phone.replaceAll(' ', '\u00a0'),
  ...(hasRecordings && recordingValues()),
  traceShare: share(traceSampleRate),
  tunnelPath,
  pageWeight: `${(weightBudgets.html + weightBudgets.scripts) / 1000}\u00a0kB`,
  messageRetention: counted('days', retentionDays),
  ...(takesCv && { cvSize: maxCvSize }),
  ...upkeepValues(),
  ...Object.fromEntries(site.offices.map((office) => [`${office.id}Address`, address(office)])),
  ...Object.fromEntries(
    loadAgency().companies.flatMap(({ office, legalName, register, number, vatNumber }) => [
      [`${office}Company`, legalName],
      [`${office}Register`, register],
      [`${office}Number`, number],
      [`${office}Vat`, vatNumber],
    ]),
  ),
});

const values = once(readValues);

const valuesIn = (language: Language) => ({
  serviceCount: inLowerCaseWords(services.length, language),
  industryCount: inLowerCaseWords(industries.length, language),
  ...Object.fromEntries(
    Object.entries(commitments).map(([name, promise]) => [name, promise[language]]),
  ),
});

/** The fields that an agency may leave out, by the placeholders that need them. */
const optionalFields: Readonly<Record<string, string>> = {
  cvSize: '"cv" is not in site.json',
  careDays: '"careDays" is not in prices.json',
  carePrice: '"careDays" is not in prices.json',
  appDays: '"appDays" is not in prices.json',
  appPrice: '"appDays" is not in prices.json',
  leadRate: '"hourlyRates.lead" is not in prices.json',
};

/** Says what to write instead of an unknown placeholder. */
function adviceOn(name: string, all: Record<string, string>): string {
  if (Object.hasOwn(recordingValues(), name))
    return '"recordings" in site.json is false, so remove this sentence, and the section whose id is "your-answer"';
  const missing = Object.hasOwn(optionalFields, name) && optionalFields[name];
  if (missing) return `${missing}; add it, or remove this sentence`;
  // Suggests another office's placeholder after an office was removed, such as `…Address`.
  const similar = Object.keys(all).filter((known) =>
    known.endsWith(/[A-Z]\w*$/.exec(name)?.[0] ?? '-'),
  );
  return oneOfThese(name, similar.length > 0 ? similar : Object.keys(all));
}

/**
 * Replaces `{{name}}` with its value in every text of a file. `{{Name}}` gives the value a capital
 * letter, for the start of a sentence.
 * @param slots further placeholders, which only this file may use
 * @throws Problems that name each unknown placeholder and its field
 */
export function fillPlaceholders<T>(
  text: T,
  file: string,
  slots: Record<string, string> = {},
  language: Language = siteLanguage,
): T {
  const lowerCase = valuesIn(language);
  const capitalised = Object.fromEntries(
    Object.entries(lowerCase).map(([name, words]) => [
      upperCaseFirstLetter(name),
      upperCaseFirstLetter(words),
    ]),
  );
  const closures = nextClosures(dateIn(site.offices[0].timeZone, buildTime()));
  const closed = readableClosures(closures, language);
  // Read late, so that a mistake in the facts is reported beside those of texts without placeholders.
  const all = once(
    (): Record<string, string> => ({
      ...slots,
      ...values(),
      ...ratesIn(language),
      ...lowerCase,
      ...capitalised,
      closedDays: closed,
    }),
  );
  const problems: string[] = [];
  const fillText = (words: string, field: string) =>
    words.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
      const value = Object.hasOwn(all(), name) ? all()[name] : undefined;
      if (value === undefined)
        problems.push(`${file}: ${field}: {{${name}}}: ${adviceOn(name, all())}`);
      return value ?? '';
    });
  const filled = mapTexts(text, fillText);
  throwAny(problems);
  return filled as T;
}
