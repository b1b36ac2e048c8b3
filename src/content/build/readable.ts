import { dateLocale, dayOfYear } from '../../calendar/localTime.ts';
import type { Closure } from '../../site.ts';
import type { Language } from '../facts/language.ts';
import { symbolOf } from '../facts/money.ts';
import { inFirst, inSwedish } from '../facts/prices.ts';
import type { Pay } from './schema.ts';
import type { PriceFrom } from './serviceSchema.ts';

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO date as `15 April 2027`. */
export const readableDate = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`));

/** Formats a range of pay: `45,000–56,000 kr`. */
export const readablePay = ({ min, max, currency }: Pay) =>
  `${min.toLocaleString('en-GB')}–${max.toLocaleString('en-GB')}\u00a0${symbolOf(currency)}`;

/** Formats gross monthly pay: `45,000–56,000 kr a month before tax, for 80% of full time`. */
export const readableSalary = (salary: Pay, share?: number) =>
  `${readablePay(salary)} a\u00a0month before\u00a0tax${share ? `, for\u00a0${share}% of full\u00a0time` : ''}`;

/** Formats pay for a title: `45–56k kr`. */
export const shortSalary = ({ min, max, currency }: Pay) =>
  `${[min, max].map((pay) => (pay / 1000).toLocaleString('en-GB')).join('–')}k\u00a0${symbolOf(currency)}`;

/** Formats a figure with its unit: `3.4 calls`, `61%`. */
export const withUnit = (value: string, unit: string) =>
  unit === '%' ? `${value}%` : `${value} ${unit}`;

/** Turns `Two to three weeks` into `two to three weeks`, and keeps `UX designer`. */
export const lowerCaseFirstLetter = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const upperCaseFirstLetter = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a service's lowest price: `From €9,800`, `From €13,400 a month`. */
export const readablePrice = (price: PriceFrom) =>
  `From ${inFirst(price)}${price.per ? ' a\u00a0month' : ''}`;

/** Formats it in Swedish: `från 108 000 kr`, `från 147 000 kr per månad`. */
export const readablePriceInSwedish = (price: PriceFrom) =>
  `från ${inSwedish(price)}${price.per ? ' per\u00a0månad' : ''}`;

const numberWords =
  'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve,Thirteen,Fourteen,Fifteen,Sixteen,Seventeen,Eighteen,Nineteen,Twenty';

/** Writes a number up to twenty in words: `Seventeen`, but `21`. */
export const inWords = (count: number) => numberWords.split(',')[count] ?? String(count);

/** Turns number words up to twenty-nine into figures: `Six to ten weeks` becomes `6–10 weeks`. */
export const inFigures = (text: string) =>
  text
    .replace(/\p{L}+(‑\p{L}+)?/gu, (word) => {
      const parts = word
        .split('‑')
        .map((part) => numberWords.split(',').indexOf(upperCaseFirstLetter(part)));
      return parts.includes(-1) ? word : String(parts.reduce((sum, part) => sum + part));
    })
    .replace(/(\d) to (\d)/, '$1–$2');

const between = { en: [' to ', ' and\n'], sv: ['–', ' och\n'] } as const;

/** Formats closed periods, one per line: `23 December to 6 January and`, `5 July to 1 August`. */
export function readableClosures(closures: readonly Closure[], language: Language): string {
  const day = (iso: string) => dayOfYear(iso, dateLocale[language]).replace(' ', '\u00a0');
  const [to, and] = between[language];
  return closures.map(({ from, to: last }) => day(from) + to + day(last)).join(and);
}
