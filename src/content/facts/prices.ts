import facts from '../prices.json' with { type: 'json' };
import type { ByLanguage } from './language.ts';
import { money } from './money.ts';

type Currency = keyof typeof facts.hourlyRates.maker;

/** In what services and hours are priced, one currency or two: the first on English pages, the last on the Swedish one. */
export const currencies = facts.currencies as [Currency, ...Currency[]];

/** An amount without VAT, in whole units of each currency. */
export type Amount = Record<Currency, number>;

/** What an hour costs where no stage has a price, and days of care in a quarter and of work that an app needs in a year. */
export const { hourlyRates, careDays, appDays } = facts;

/** A budget that the form offers; messages are stored with its slug. */
interface Budget {
  slug: string;
  name: string;
  /** No longer offered, but still readable in stored messages. */
  retired?: boolean;
}

/** What a client may say a project can cost; each language asks in the currency of its readers. */
export const budgets: ByLanguage<readonly Budget[]> = facts.budgets;

const hoursPerDay = 8;

const inEach = (count: (currency: Currency) => number) =>
  Object.fromEntries(currencies.map((currency) => [currency, count(currency)])) as Amount;

export const sum = (amounts: readonly Amount[]): Amount =>
  inEach((currency) => amounts.reduce((all, one) => all + one[currency], 0));

/** What days of a maker cost. */
export const daysOf = (days: number): Amount =>
  inEach((currency) => days * hoursPerDay * hourlyRates.maker[currency]);

const first = currencies[0];
const last = currencies.at(-1) ?? first;

/** What something costs in each currency: `€85`, `940 kr`. */
export const pricesIn = (amount: Amount) =>
  currencies.map((currency) => money(amount[currency], currency));
/** The same in one text: `€85 (940 kr)`. */
export const inAll = (amount: Amount) =>
  pricesIn(amount).join(' (') + (currencies.length > 1 ? ')' : '');
export const inFirst = (amount: Amount) => money(amount[first], first);
export const inSwedish = (amount: Amount) => money(amount[last], last, 'sv-SE');
