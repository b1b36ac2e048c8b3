import { describe, expect, test } from 'vitest';
import { type Field, fields, fieldsOfForm, forms } from '../../../src/contact/fields.ts';
import { formFor } from '../../../src/contact/formFor.ts';
import { retentionDays } from '../../../src/contact/limits.ts';
import { type Option, startOptions } from '../../../src/contact/options.ts';
import { parseContact } from '../../../src/contact/schema.ts';
import { sentences } from '../../../src/contact/sentences.ts';
import { budgets } from '../../../src/content/facts/prices.ts';
import { sqliteD1 } from '../../functions/sqliteD1.ts';

test('the migrations create a column for every field', () => {
  const columns = sqliteD1()
    .sqlite.prepare('PRAGMA table_info(inquiries)')
    .all()
    .map(({ name }) => name);
  expect(columns).toEqual(expect.arrayContaining(fields.map(({ name }) => name)));
});

test('every field is in a form, and no name is a duplicate', () => {
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  expect((fields as readonly Field[]).filter((field) => field.forms.length === 0)).toEqual([]);
});

test('a retired option is not offered, but still accepted', () => {
  const shown = formFor('contact').fields.find(({ name }) => name === 'budget');
  expect(shown?.options?.map(({ slug }) => slug)).toEqual(['small', 'middle', 'large']);
  const typed = { name: 'Åsa\n Ö', email: 'asa@firma.example', message: 'Hello', budget: 'huge' };
  expect(parseContact(typed)).toMatchObject({
    contact: { fields: { name: 'Åsa Ö', budget: 'huge' } },
  });
});

test('the languages differ only in the names of options', () => {
  const unnamed = (options: readonly Option[]) => options.map(({ name, ...rest }) => [rest, !name]);
  expect(unnamed(startOptions.sv)).toEqual(unnamed(startOptions.en));
  expect(startOptions.en).toContainEqual({ slug: 'now', name: expect.stringMatching(/./) });
});

test('a choice without options is left out', () => {
  const all = (budgets.en as Option[]).splice(0);
  const names = formFor('contact').fields.map(({ name }) => name);
  (budgets.en as Option[]).push(...all);
  expect(names).toEqual(['name', 'email', 'company', 'services', 'message', 'start']);
});

test.each([
  ['en', 'One thing has', '6 things have'],
  ['sv', 'En sak', '6 saker'],
] as const)('counts errors (%s)', (language, one, six) => {
  const { errorCount } = sentences[language];
  expect([errorCount(1), errorCount(6)]).toEqual([
    expect.stringContaining(one),
    expect.stringContaining(six),
  ]);
});

describe.each(Object.keys(forms) as (keyof typeof forms)[])('the form "%s"', (name) => {
  const job = 'brand-designer-budapest';
  const form = formFor(name, name === 'position' ? job : undefined);
  const { missing, unlisted } = sentences[form.language];
  const errorsOf = (typed: object) => {
    const result = parseContact({ ...form.hidden, ...typed });
    return 'errors' in result ? result.errors : {};
  };

  test('sends every field that the Function reads, and requires the required ones', () => {
    const hidden = {
      contact: { kind: 'inquiry' },
      sweden: { kind: 'inquiry', language: 'sv' },
      position: { kind: 'application', job },
    };
    expect(form.hidden).toEqual(hidden[name]);
    const shown = form.fields.map((field) => field.name as string);
    expect(shown).toEqual(
      fieldsOfForm(name).flatMap((field) => (field.name === 'job' ? [] : [field.name])),
    );
    const required = form.fields.filter((field) => field.required).map((field) => field.name);
    expect(Object.entries(errorsOf({}))).toEqual(required.map((field) => [field, missing[field]]));
    expect(errorsOf({ company: 7 }).company).toBe(
      shown.includes('company') ? missing.other : undefined,
    );
  });

  test('has every word, and a note that says how long the message is stored', () => {
    expect(Object.values(form.words).filter((word) => !word)).toEqual([]);
    expect(form.words.note).toContain(`${retentionDays}`);
  });

  test('has a sentence in its language for every field that is too long', () => {
    for (const field of form.fields.filter(({ longest }) => longest)) {
      const text = 'x'.repeat(Number(field.longest) + 1);
      const sentence = errorsOf({ [field.name]: text })[field.name];
      expect(sentence).toContain(field.label);
      const longer = form.language === 'sv' ? 'längre än' : 'longer than';
      expect(sentence).toContain(`${longer} ${field.longest}`);
    }
  });

  test('accepts every option that it shows, and no other', () => {
    for (const { name: field, kind, options } of form.fields.filter((one) => one.options)) {
      for (const slug of [...(options ?? []).map((option) => option.slug), 'no-such']) {
        const errors = errorsOf({ [field]: kind === 'choices' ? [slug] : slug });
        expect(errors[field]).toBe(slug === 'no-such' ? unlisted : undefined);
      }
    }
  });
});
