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

/** The services of a typical first product, in their order; `/prices` adds them up. */
export const firstProduct = ['scoping', 'ux-design', 'ui-design', 'mobile-development'] as const;

/** Days of care in a quarter, where a client wants us for it, and of work that an app needs in a year. */
export const careDays = 6;
export const appDays = [10, 15] as const;

const hoursPerDay = 8;

export const sum = (amounts: readonly Amount[]): Amount => ({
  EUR: amounts.reduce((all, { EUR }) => all + EUR, 0),
  SEK: amounts.reduce((all, { SEK }) => all + SEK, 0),
});

/** What days of a maker cost. */
export const daysOf = (days: number): Amount => ({
  EUR: days * hoursPerDay * hourlyRates.maker.EUR,
  SEK: days * hoursPerDay * hourlyRates.maker.SEK,
});

export const inEuros = ({ EUR }: Amount) => `€${EUR.toLocaleString('en-GB')}`;
export const inKronor = ({ SEK }: Amount) => `${SEK.toLocaleString('en-GB')}\u00a0kr`;
export const inSwedishKronor = ({ SEK }: Amount) => `${SEK.toLocaleString('sv-SE')}\u00a0kr`;
