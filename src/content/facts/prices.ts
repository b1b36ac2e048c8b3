import words from '#words/shell';
import { priceFacts as facts } from '../../agency.ts';
import type { ByLanguage } from '../../words/languages.ts';
import { money } from './money.ts';

type Currency = keyof typeof facts.hourlyRates.maker;

/** One or two currencies: the first for English pages, the last for the Swedish page. */
export const currencies = (facts.currencies ?? []) as [Currency, ...Currency[]];

/** An amount without VAT, in whole units of each currency. */
export type Amount = Record<Currency, number>;

interface PriceFacts {
  hourlyRates: { maker: Amount; lead?: Amount };
  careDays?: number;
  appDays?: number[];
}

/**
 * Prices per hour, days of maintenance per quarter, and the range of days that an app needs per
 * year. An agency without leads, care or apps names none.
 */
export const { hourlyRates, careDays, appDays }: PriceFacts = facts;

/** A budget that the form offers. Inquiries store its slug. */
interface Budget {
  slug: string;
  name: string;
  /** No longer offered, but still readable in stored messages. */
  retired?: boolean;
}

const givenBudgets: Partial<ByLanguage<readonly Budget[]>> = facts.budgets;
/** The budgets that the form offers, in the currency of each language's readers. */
export const budgets = givenBudgets as ByLanguage<readonly Budget[]>;

const hoursPerDay = 8;

const inEach = (count: (currency: Currency) => number) =>
  Object.fromEntries(currencies.map((currency) => [currency, count(currency)])) as Amount;

export const sum = (amounts: readonly Amount[]): Amount =>
  inEach((currency) => amounts.reduce((total, amount) => total + amount[currency], 0));

/** Returns the price of a designer's or engineer's days. */
export const daysOf = (days: number): Amount =>
  inEach((currency) => days * hoursPerDay * hourlyRates.maker[currency]);

const first = currencies[0];
const last = currencies.at(-1) ?? first;

/** Formats an amount in each currency: `€85`, `940 kr`. */
export const pricesIn = (amount: Amount) =>
  currencies.map((currency) => money(amount[currency], currency, words.locale));
/** Formats an amount in all currencies: `€85 (940 kr)`. */
export const inAll = (amount: Amount) =>
  pricesIn(amount).join(' (') + (currencies.length > 1 ? ')' : '');
export const inFirst = (amount: Amount) => money(amount[first], first, words.locale);
export const inSwedish = (amount: Amount) => money(amount[last], last, 'sv-SE');
