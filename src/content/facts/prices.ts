import { priceFacts as facts } from '../../agency.ts';
import type { ByLanguage } from '../../words/languages.ts';

type Currency = keyof typeof facts.hourlyRates.maker;

/** One or two currencies, the first for readers of the site's language. */
export const currencies = (facts.currencies ?? []) as [Currency, ...Currency[]];

/** An amount without VAT, in whole units of each currency. */
export type Amount = Record<Currency, number>;

/** A budget that the form offers. Inquiries store its slug. */
interface Budget {
  slug: string;
  name: string;
  /** No longer offered, but still readable in stored messages. */
  retired?: boolean;
}

interface PriceFacts {
  hourlyRates: { maker: Amount; lead?: Amount };
  careDays?: number;
  appDays?: number[];
  budgets?: Partial<ByLanguage<readonly Budget[]>>;
}

/**
 * Prices per hour, days of maintenance per quarter, the range of days that an app needs per year,
 * and the budgets that the form offers, in the currency of each language's readers. An agency
 * without leads, care, apps or budgets names none.
 */
export const { hourlyRates, careDays, appDays, budgets }: PriceFacts = facts;

const hoursPerDay = 8;

const inEach = (count: (currency: Currency) => number) =>
  Object.fromEntries(currencies.map((currency) => [currency, count(currency)])) as Amount;

export const sum = (amounts: readonly Amount[]): Amount =>
  inEach((currency) => amounts.reduce((total, amount) => total + amount[currency], 0));

/** Returns the price of a designer's or engineer's days. */
export const daysOf = (days: number): Amount =>
  inEach((currency) => days * hoursPerDay * hourlyRates.maker[currency]);
