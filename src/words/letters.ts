/**
 * Letters that tell the language of a word, by BCP 47 tag. Hungarian comes first, because it has the
 * `ö`, too. `é` and `ü` do not count, because English borrows words with them: *résumé*, *München*.
 */
export const lettersOf: Readonly<Record<string, string>> = { hu: 'őűáíóú', sv: 'åäö' };
