import { nextClosures } from '../../calendar/closedDays.ts';
import { cookieAnswerKey } from '../../consent/cookieAnswer.ts';
import { maxCvSize, retentionDays } from '../../contact/limits.ts';
import { pages, site } from '../../site.ts';
import { builtIn, replay, traceSampleRate, tunnelPath } from '../../telemetry/constants.ts';
import { commitments } from '../facts/commitments.ts';
import { industries } from '../facts/industries.ts';
import { type Language, languages } from '../facts/language.ts';
import {
  appDays,
  careDays,
  daysOf,
  hourlyRates,
  inAll,
  inFirst,
  inSwedish,
} from '../facts/prices.ts';
import { services } from '../facts/services.ts';
import { loadAgency } from './agency.ts';
import { buildTime, dateIn } from './buildTime.ts';
import { once } from './once.ts';
import { oneOfThese } from './plainMessage.ts';
import { inWords, readableClosures, upperCaseFirstLetter } from './readable.ts';
import { weightBudgets } from './weightBudgets.ts';

const registeredCompanies = () =>
  loadAgency()
    .companies.map(
      ({ legalName, register, number, vatNumber }) =>
        `${legalName} (${register} ${number}, VAT ${vatNumber})`,
    )
    .join(' and ');

const percentage = (rate: number) => `${rate * 100}%`;
const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;

const inLowerCaseWords = (count: number) => inWords(count).toLowerCase();

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });
const joinWithOr = (names: string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

const address = ({ street, postalCode, city, country }: (typeof site.offices)[number]) =>
  `${street}, ${postalCode} ${city}, ${country}`;

/** Reads the placeholders' values from the facts and limits that code uses, so that texts stay true. */
const readValues = (): Record<string, string> => ({
  siteName: site.name,
  founded: String(loadAgency().founded),
  answerLanguages: joinWithOr(loadAgency().languages.map((tag) => languageNames.of(tag) ?? tag)),
  companies: registeredCompanies(),
  // An agency without a blog has an empty URL here, which removes redirects to it.
  blogUrl: pages.knowledgeBase.path,
  swedenPath: pages.sweden.path,
  domain: new URL(site.url).host,
  generalEmail: site.inquiries.email,
  // No-break spaces keep the number on one line.
  generalPhone: site.inquiries.phone.replaceAll(' ', '\u00a0'),
  storageKey: cookieAnswerKey,
  replaySessionShare: percentage(replay.sessionSampleRate),
  replayErrorShare: percentage(replay.onErrorSampleRate),
  traceShare: percentage(traceSampleRate),
  replayMaxDuration: minutes(replay.maxDuration),
  replayIdlePause: minutes(builtIn.idlePause),
  replayIdleExpiry: minutes(builtIn.idleExpiry),
  tunnelPath,
  pageWeight: `${(weightBudgets.html + weightBudgets.scripts) / 1000}\u00a0kB`,
  messageRetention: `${retentionDays} days`,
  cvSize: maxCvSize,
  careDays: `${inLowerCaseWords(careDays)} days a quarter`,
  carePrice: inFirst(daysOf(careDays)),
  appDays: appDays.map(inLowerCaseWords).join(' to '),
  appPrice: appDays.map((days) => inFirst(daysOf(days))).join(' to '),
  hourlyRate: inAll(hourlyRates.maker),
  timpris: inSwedish(hourlyRates.maker),
  ledarpris: inSwedish(hourlyRates.lead),
  leadRate: inAll(hourlyRates.lead),
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
  serviceCount: inLowerCaseWords(services.length),
  industryCount: inLowerCaseWords(industries.length),
  ...Object.fromEntries(
    Object.entries(commitments).map(([name, words]) => [name, words[language]]),
  ),
});

/**
 * Replaces `{{name}}` with its value in every text of a file. `{{Name}}` gives the value a capital letter,
 * for the start of a sentence.
 * @param slots further placeholders, which only this file may use
 * @throws Error that names an unknown placeholder
 */
export function fillPlaceholders<T>(
  text: T,
  file: string,
  slots: Record<string, string> = {},
  language: Language = languages[0],
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
  const all: Record<string, string> = {
    ...slots,
    ...values(),
    ...lowerCase,
    ...capitalised,
    closedDays: closed,
  };
  const filled = JSON.stringify(text).replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(all, name) ? all[name] : undefined;
    if (value === undefined) {
      // Suggests another office's placeholder after an office was removed, such as `…Address`.
      const similar = Object.keys(all).filter((known) =>
        known.endsWith(/[A-Z]\w*$/.exec(name)?.[0] ?? '-'),
      );
      throw new Error(
        `${file}: {{${name}}}: ${oneOfThese(name, similar.length > 0 ? similar : Object.keys(all))}`,
      );
    }
    return JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as T;
}
