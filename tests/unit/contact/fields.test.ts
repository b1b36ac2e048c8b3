import { describe, expect, test } from 'vitest';
import { type Field, fields, fieldsOfForm, forms } from '../../../src/contact/fields.ts';
import { formFor } from '../../../src/contact/formFor.ts';
import { parseContact } from '../../../src/contact/schema.ts';
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
  const budgets = formFor('contact')
    .fields.find(({ name }) => name === 'budget')
    ?.options?.map(({ slug }) => slug);
  expect(budgets).toContain('large');
  expect(budgets).not.toContain('huge');
  const result = parseContact({
    name: 'Åsa',
    email: 'asa@firma.example',
    message: 'Hello',
    budget: 'huge',
  });
  expect(result).toMatchObject({ contact: { fields: { budget: 'huge' } } });
});

describe.each(Object.keys(forms) as (keyof typeof forms)[])('the form "%s"', (name) => {
  const form = formFor(name, name === 'position' ? 'brand-designer-budapest' : undefined);

  test('sends every field that the Function reads, and requires the required ones', () => {
    const shown = form.fields.map((field) => field.name as string);
    expect([...shown, ...Object.keys(form.hidden)]).toEqual(
      expect.arrayContaining(fieldsOfForm(name).map((field) => field.name as string)),
    );
    const result = parseContact(form.hidden);
    const required = form.fields.filter((field) => field.required).map((field) => field.name);
    expect('errors' in result && Object.keys(result.errors)).toEqual(required);
  });

  test('has a sentence in its language for every field that is too long', () => {
    for (const field of form.fields.filter(({ longest }) => longest)) {
      const text = `${field.type === 'email' ? 'a@b.se' : ''}${'x'.repeat(Number(field.longest) + 1)}`;
      const result = parseContact({ ...form.hidden, [field.name]: text });
      const sentence = 'errors' in result ? result.errors[field.name] : undefined;
      expect(sentence).toContain(field.label);
      expect(sentence).toContain(
        form.language === 'sv'
          ? `längre än ${field.longest} tecken`
          : `longer than ${field.longest}`,
      );
    }
  });

  test('accepts every option that it shows, and no other', () => {
    for (const { name: field, kind, options } of form.fields.filter((one) => one.options)) {
      for (const slug of [...(options ?? []).map((option) => option.slug), 'no-such']) {
        const result = parseContact({
          ...form.hidden,
          [field]: kind === 'choices' ? [slug] : slug,
        });
        expect('errors' in result && field in result.errors).toBe(slug === 'no-such');
      }
    }
  });
});
