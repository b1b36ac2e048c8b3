import * as v from 'valibot';
import { priceFacts as facts } from '../../agency.ts';
import { languageFiles } from '../../words/languages.ts';
import { contentFolder } from '../contentFolder.ts';
import { currencies } from '../facts/prices.ts';
import { currencyChoices } from './codeNames.ts';
import { grouped, labelled, withForm } from './editorMetadata.ts';
import { checkAgainst } from './plainMessage.ts';
import { forEach, list, object, optionalList, singleLine, slug, whole } from './schemaParts.ts';

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
export const currencyCode = withForm(
  v.pipe(v.string(), v.check(isCurrency, 'expected a currency such as EUR')),
  { choices: currencyChoices },
);

const amount = forEach(currencies, whole());

const budget = withForm(
  object({
    name: singleLine,
    retired: labelled(
      'No longer offered',
      v.optional(v.boolean()),
      'It stays readable in messages that have arrived.',
    ),
    slug: labelled(
      'Short name in messages',
      slug,
      'In lower case, words joined by hyphens. Messages that have arrived contain it, so keep it.',
    ),
  }),
  {
    label: 'budget',
    summary: "{{fields.name}}{{fields.retired | ternary(' (no longer offered)', '')}}",
  },
);

export const pricesSchema = object({
  hourlyRates: labelled(
    'Hourly rates',
    object({
      maker: labelled('Designers and engineers', amount),
      lead: labelled('Lead designers and engineers', v.optional(amount)),
    }),
    'Without VAT, for work without a fixed price: additions, and care.',
  ),
  budgets: labelled(
    'Budgets to choose from in the form',
    v.optional(forEach(Object.keys(languageFiles), optionalList(budget))),
    'In the currency of the language’s readers. Without budgets the form does not ask for one.',
  ),
  careDays: labelled('Days of care in a quarter', v.optional(whole())),
  appDays: labelled(
    'Days of work that an app needs in a year',
    v.optional(list(whole(), 2, 2)),
    'From and to.',
  ),
  ...grouped('Currencies', {
    currencies: labelled(
      'Currencies',
      list(currencyCode, 1, 2),
      'The first on pages in the site’s language, the last on a page in another.',
    ),
  }),
});

export const checkPrices = (data: unknown = facts) =>
  checkAgainst(pricesSchema, `${contentFolder}/prices.json`, data);
