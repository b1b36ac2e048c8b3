const nameOf = (type: 'language' | 'region' | 'currency') => {
  const names = new Intl.DisplayNames('en-GB', { type, fallback: 'none' });
  return (code: string) => names.of(code) ?? code;
};
export const languageName = nameOf('language');
export const currencyName = nameOf('currency');
const countryName = nameOf('region');

const choicesOf = (codes: readonly string[], name: (code: string) => string) =>
  Object.fromEntries(
    codes
      .map((code) => [code, name(code)] as const)
      .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
  );

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Leaves out unknown codes, and those that have another name for the same country.
  .filter(
    (code) =>
      countryName(code) !== code && Intl.getCanonicalLocales(`en-${code}`)[0] === `en-${code}`,
  );

/** Lists to choose from in place of codes to type. */
export const languageChoices = choicesOf(
  'ar bg ca cs cy da de el en es et eu fi fr ga gl he hi hr hu is it ja ko lb lt lv mk mt nb nl nn pl pt ro ru se sk sl sq sr sv tr uk vi zh'.split(
    ' ',
  ),
  languageName,
);
export const countryChoices = choicesOf(countries, countryName);
export const currencyChoices = choicesOf(
  'AUD BGN BRL CAD CHF CNY CZK DKK EUR GBP HUF INR ISK JPY NOK NZD PLN RON RSD SEK SGD TRY UAH USD ZAR'.split(
    ' ',
  ),
  currencyName,
);
export const timeZoneChoices = Object.fromEntries(
  Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')]),
);
