/** Returns the symbol of an ISO 4217 currency: `€`, `kr`, `Ft`. */
export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Formats a whole amount: `€9,800`, `940 kr`, in Swedish `9 800 €`. */
export function money(amount: number, currency: string, locale: string): string {
  const symbol = symbolOf(currency);
  const [first] = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const isPrefix = first?.type === 'currency' && !/\p{L}/u.test(symbol);
  return isPrefix
    ? symbol + amount.toLocaleString(locale)
    : `${amount.toLocaleString(locale)}\u00a0${symbol}`;
}
