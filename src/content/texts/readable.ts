import words from '#words/all';
import { dayOfYear } from '../../calendar/localTime.ts';
import { type Closure, siteLanguage } from '../../site.ts';
import { fill } from '../../words/fill.ts';
import type { Language } from '../../words/languages.ts';
import { money, symbolOf } from '../facts/money.ts';
import { type Amount, currencies } from '../facts/prices.ts';
import type { Pay } from '../schemas/jobSchema.ts';
import type { PriceFrom } from '../schemas/serviceSchema.ts';

const { locale, phrases, numbers } = words[siteLanguage];

const date = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO date as `15 April 2027`. */
export const readableDate = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`));

/** Formats a share: `61%`, in Swedish `61 %`. */
export const percentage = (number: number | string, language: Language = siteLanguage) =>
  fill(words[language].phrases.percent, { number: String(number) });

/** Writes an English number in Swedish: `1,873.5` as `1 873,5`. */
export const swedishNumber = (number: string) =>
  number.replace(/,(?=\d{3})/g, '\u00a0').replace('.', ',');

/** Formats a range of pay: `45,000–56,000 kr`. */
export const readablePay = ({ min, max, currency }: Pay) =>
  `${min.toLocaleString(locale)}–${max.toLocaleString(locale)}\u00a0${symbolOf(currency)}`;

/** Formats gross monthly pay: `45,000–56,000 kr a month before tax, for 80% of full time`. */
export const readableSalary = (salary: Pay, share?: number) =>
  fill(phrases.salary, { pay: readablePay(salary) }) +
  (share ? fill(phrases.share, { share: percentage(share) }) : '');

/** Formats pay for a title: `45–56k kr`. */
export function shortSalary({ min, max, currency }: Pay) {
  const thousands = (pay: number) => (pay / 1000).toLocaleString(locale);
  const symbol = symbolOf(currency);
  return fill(phrases.shortPay, { min: thousands(min), max: thousands(max), symbol });
}

/** Formats a figure with its unit: `3.4 calls`, `61%`. */
export const withUnit = (value: string, unit: string) =>
  unit === '%' ? percentage(value) : `${value} ${unit}`;

/** Moves a per cent sign from a figure's unit to its value, because it is shown in the same size. */
export const shownFigure = <Figure extends { value: string; unit: string }>(
  figure: Figure,
  language?: Language,
): Figure =>
  figure.unit === '%' ? { ...figure, value: percentage(figure.value, language), unit: '' } : figure;

/** Turns `Two to three weeks` into `two to three weeks`, and keeps `UX designer`. */
export const lowerCaseFirstLetter = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Turns `Film and Media` into `film and media`, and keeps `HR`. */
export const lowerCaseInitials = (text: string) => text.replace(/\p{L}+/gu, lowerCaseFirstLetter);

export const upperCaseFirstLetter = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats an amount in each currency: `€85`, `940 kr`. */
export const inEachCurrency = (amount: Amount) =>
  currencies.map((currency) => money(amount[currency], currency, locale));

/** Formats an amount in the currency of a language's readers: `€85`, in Swedish `940 kr`. */
export function readableAmount(amount: Amount, language = siteLanguage) {
  const currency = (language !== siteLanguage && currencies[1]) || currencies[0];
  return money(amount[currency], currency, words[language].locale);
}

/** Formats a service's lowest price: `From €9,800`, in Swedish `Från 147 000 kr/mån`. */
export function readablePrice(price: PriceFrom, language = siteLanguage) {
  const { from, fromPerMonth } = words[language].phrases;
  return fill(price.per ? fromPerMonth : from, { price: readableAmount(price, language) });
}

/** Writes a number up to twenty in words: `Seventeen`, but `21`. */
export const inWords = (count: number, language = siteLanguage) =>
  words[language].numbers[count] ?? String(count);

/** Formats a range: `ten to fifteen`. */
export const readableRange = (range: readonly string[]) => {
  const [from = '', to = ''] = range;
  return fill(phrases.range, { from, to });
};

const between = new RegExp(`(\\d)${readableRange(['', ''])}(\\d)`);

/** Turns number words up to twenty-nine into figures: `Six to ten weeks` becomes `6–10 weeks`. */
export const inFigures = (text: string) =>
  text
    .replace(/\p{L}+(‑\p{L}+)?/gu, (word) => {
      const parts = word.split('‑').map((part) => numbers.indexOf(upperCaseFirstLetter(part)));
      return parts.includes(-1) ? word : String(parts.reduce((sum, part) => sum + part));
    })
    .replace(between, '$1–$2');

/** Formats closed periods: `23 December to 6 January and 5 July to 1 August`. */
export function readableClosures(closures: readonly Closure[], language: Language): string {
  const { locale, phrases } = words[language];
  const day = (iso: string) => dayOfYear(iso, locale).replace(' ', '\u00a0');
  return closures
    .map((closure) => fill(phrases.period, { from: day(closure.from), to: day(closure.to) }))
    .join(phrases.and);
}
