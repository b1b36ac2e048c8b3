/** An amount without VAT, in whole units of each currency. */
export interface Amount {
  EUR: number;
  SEK: number;
}

/** What an hour costs where no stage has a price: additions, and care. Invented, as `legal/prices.yaml` says. */
export const hourlyRates = {
  maker: { EUR: 85, SEK: 940 },
  lead: { EUR: 105, SEK: 1160 },
} as const satisfies Record<string, Amount>;

/** Days of care in a quarter, where a client wants us for it, and of work that an app needs in a year. */
export const careDays = 6;
export const appDays = [10, 15] as const;

const hoursPerDay = 8;

/** What days of a maker cost. */
export const daysOf = (days: number): Amount => ({
  EUR: days * hoursPerDay * hourlyRates.maker.EUR,
  SEK: days * hoursPerDay * hourlyRates.maker.SEK,
});

export const inEuros = ({ EUR }: Amount) => `€${EUR.toLocaleString('en-GB')}`;
export const inKronor = ({ SEK }: Amount) => `${SEK.toLocaleString('en-GB')}\u00a0kr`;
