import { nextClosures } from '../../calendar/closedDays.ts';
import { cookieAnswerKey } from '../../consent/cookieAnswer.ts';
import { retentionDays } from '../../contact/limits.ts';
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

const registered = () =>
  loadAgency()
    .companies.map(
      ({ legalName, register, number, vatNumber }) =>
        `${legalName} (${register} ${number}, VAT ${vatNumber})`,
    )
    .join(' and ');

const share = (rate: number) => `${rate * 100}%`;
const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;

const inSmallWords = (count: number) => inWords(count).toLowerCase();

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });
const either = (names: string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

const address = ({ street, postalCode, city, country }: (typeof site.offices)[number]) =>
  `${street}, ${postalCode} ${city}, ${country}`;

/** Placeholders for texts, in double braces; every figure comes from the code that uses it. */
const readValues = (): Record<string, string> => ({
  siteName: site.name,
  founded: String(loadAgency().founded),
  answerLanguages: either(loadAgency().languages.map((tag) => languageNames.of(tag) ?? tag)),
  companies: registered(),
  // For redirects, which go with the page.
  blogUrl: pages.knowledgeBase.path,
  swedenPath: pages.sweden.path,
  domain: new URL(site.url).host,
  generalEmail: site.inquiries.email,
  // A number stays on one line.
  generalPhone: site.inquiries.phone.replaceAll(' ', '\u00a0'),
  storageKey: cookieAnswerKey,
  replaySessionShare: share(replay.sessionSampleRate),
  replayErrorShare: share(replay.onErrorSampleRate),
  traceShare: share(traceSampleRate),
  replayMaxDuration: minutes(replay.maxDuration),
  replayIdlePause: minutes(builtIn.idlePause),
  replayIdleExpiry: minutes(builtIn.idleExpiry),
  tunnelPath,
  messageRetention: `${retentionDays} days`,
  careDays: `${inSmallWords(careDays)} days a quarter`,
  carePrice: inFirst(daysOf(careDays)),
  appDays: appDays.map(inSmallWords).join(' to '),
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

const promised = (language: Language) => ({
  serviceCount: inSmallWords(services.length),
  industryCount: inSmallWords(industries.length),
  ...Object.fromEntries(
    Object.entries(commitments).map(([name, words]) => [name, words[language]]),
  ),
});

/**
 * Replaces `{{names}}` with values in every text of a file; `own` are those that only this file may use. A promise begins
 * with a capital where its name does: `{{ReplyTime}}`.
 * @throws Error naming a placeholder that does not exist
 */
export function fillPlaceholders<T>(
  text: T,
  file: string,
  own: Record<string, string> = {},
  language: Language = languages[0],
): T {
  const small = promised(language);
  const capital = Object.fromEntries(
    Object.entries(small).map(([name, words]) => [
      upperCaseFirstLetter(name),
      upperCaseFirstLetter(words),
    ]),
  );
  const closures = nextClosures(dateIn(site.offices[0].timeZone, buildTime()));
  const closed = readableClosures(closures, language);
  const all: Record<string, string> = {
    ...own,
    ...values(),
    ...small,
    ...capital,
    closedDays: closed,
  };
  const filled = JSON.stringify(text).replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(all, name) ? all[name] : undefined;
    if (value === undefined) {
      // An office that has gone had the same: an address, a phone.
      const alike = Object.keys(all).filter((one) =>
        one.endsWith(/[A-Z]\w*$/.exec(name)?.[0] ?? '-'),
      );
      throw new Error(
        `${file}: {{${name}}}: ${oneOfThese(name, alike.length > 0 ? alike : Object.keys(all))}`,
      );
    }
    return JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as T;
}
