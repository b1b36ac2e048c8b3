import * as v from 'valibot';
import { priceFacts as facts } from '../../agency.ts';
import { currencies } from '../facts/prices.ts';
import { contentFolder } from './folder.ts';
import { named } from './form.ts';
import { inLanguages } from './inLanguages.ts';
import { checkAgainst } from './plainMessage.ts';
import { forEach, line, list, object, slug, whole } from './schemaParts.ts';

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
export const currencyCode = v.pipe(
  v.string(),
  v.check(isCurrency, 'expected a currency such as EUR'),
);

const amount = forEach(currencies, whole());

const budget = object({
  slug: named('Stored as', slug, 'Messages that have arrived say it, so keep it.'),
  name: line,
  retired: named(
    'No longer offered',
    v.optional(v.boolean()),
    'It stays readable in messages that have arrived.',
  ),
});

export const pricesSchema = object({
  currencies: named(
    'Currencies',
    list(currencyCode, 1, 2),
    'The first on English pages, the last on the Swedish one.',
  ),
  hourlyRates: named(
    'Hourly rates',
    object({
      maker: named('Designers and engineers', amount),
      lead: named('Leads', v.optional(amount)),
    }),
    'Without VAT, where no stage has a price: additions, and care.',
  ),
  budgets: named(
    'Budgets to choose from in the form',
    inLanguages(list(budget, 0)),
    'In the currency of the language’s readers. Without budgets the form does not ask for one.',
  ),
  careDays: named('Days of care in a quarter', v.optional(whole())),
  appDays: named(
    'Days of work that an app needs in a year',
    v.optional(list(whole(), 2, 2)),
    'From and to.',
  ),
});

export const checkPrices = (data: unknown = facts) =>
  checkAgainst(pricesSchema, `${contentFolder}/prices.json`, data);
