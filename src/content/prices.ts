import { money } from './money.ts';

/** In what services and hours are priced, one currency or two: the first on English pages, the last on the Swedish one. */
export const currencies = ['EUR', 'SEK'] as const;

type Currency = (typeof currencies)[number];

/** An amount without VAT, in whole units of each currency. */
export type Amount = Record<Currency, number>;

/** What an hour costs where no stage has a price: additions, and care. Invented, as `legal/prices.yaml` says. */
export const hourlyRates = {
  maker: { EUR: 85, SEK: 940 },
  lead: { EUR: 105, SEK: 1160 },
} as const satisfies Record<string, Amount>;

/** Days of care in a quarter, where a client wants us for it, and of work that an app needs in a year. */
export const careDays = 6;
export const appDays = [10, 15] as const;

const hoursPerDay = 8;

const inEach = (count: (currency: Currency) => number) =>
  Object.fromEntries(currencies.map((currency) => [currency, count(currency)])) as Amount;

export const sum = (amounts: readonly Amount[]): Amount =>
  inEach((currency) => amounts.reduce((all, one) => all + one[currency], 0));

/** What days of a maker cost. */
export const daysOf = (days: number): Amount => inEach((currency) => days * hoursPerDay * hourlyRates.maker[currency]);

const first = currencies[0];
const last = currencies.at(-1) ?? first;

/** What something costs in each currency: `€85`, `940 kr`. */
export const pricesIn = (amount: Amount) => currencies.map((currency) => money(amount[currency], currency));
/** The same in one text: `€85 (940 kr)`. */
export const inAll = (amount: Amount) => pricesIn(amount).join(' (') + (currencies.length > 1 ? ')' : '');
export const inFirst = (amount: Amount) => money(amount[first], first);
export const inSwedish = (amount: Amount) => money(amount[last], last, 'sv-SE');
