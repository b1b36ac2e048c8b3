/** How a currency is called beside a number, by its ISO 4217 code: `€`, `kr`, `Ft`. */
export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A whole amount: `€9,800`, `940 kr`; `9 800 €` in Swedish. */
export function money(amount: number, currency: string, locale = 'en-GB'): string {
  const symbol = symbolOf(currency);
  const before = locale === 'en-GB' && !/\p{L}/u.test(symbol);
  return before
    ? symbol + amount.toLocaleString(locale)
    : `${amount.toLocaleString(locale)}\u00a0${symbol}`;
}
