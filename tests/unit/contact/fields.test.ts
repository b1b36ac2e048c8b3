import { describe, expect, test } from 'vitest';
import { fieldsOfForm, formNames } from '#src/contact/fields.ts';
import { formFor } from '#src/contact/formFor.ts';
import { retentionDays } from '#src/contact/limits.ts';
import { validateFields, validateForm } from '#src/contact/schema.ts';
import { errorCount } from '#src/contact/sentences.ts';
import { siteLanguage } from '#src/site.ts';
import words from '#words/all';
import formWords from '#words/form';

test('a retired option is not offered, but still accepted', () => {
  const choices = formFor('contact').fields.filter(({ control }) => control === 'choice');
  expect(choices.map(({ name, options }) => [name, options?.map(({ slug }) => slug)])).toEqual([
    ['budget', ['small', 'middle', 'large']],
    ['start', ['now', 'quarter', 'later']],
  ]);
  const typed = { name: 'Åsa\n Ö', email: 'asa@firma.example', message: 'Hello', budget: 'huge' };
  const stored = { name: 'Åsa Ö', budget: 'huge', source: '' };
  expect(validateFields(typed)).toMatchObject({ valid: { fields: stored } });
});

test('some fields have a hint or say when they may be empty', () => {
  const { cvHint, linkOptional, messageHint } = words.en.formPage;
  const explained = formFor('unsolicited').fields.filter(
    (field) => 'hint' in field || 'optional' in field,
  );
  expect(explained.map(({ name, hint, optional }) => [name, hint ?? optional])).toEqual([
    ['link', linkOptional],
    ['message', messageHint],
    ['cv', cvHint],
  ]);
});

test('the heading counts errors in words if it can', () => {
  const few = {
    ...formWords.en,
    oneError: 'one',
    errors: '{{Count}} of them',
    numbers: ['', '', 'Two'],
  };
  expect(errorCount(few, 1)).toBe('one');
  expect(errorCount(few, 2)).toBe('Two of them');
  expect(errorCount(few, 3)).toBe('3 of them');
});

test('a form has no field for a file without a bucket', () =>
  expect(fieldsOfForm('unsolicited', false)).toEqual(
    fieldsOfForm('unsolicited', true).filter(({ name }) => name !== 'cv'),
  ));

const slice = () => ({ text: () => Promise.reject(new Error('deleted since')) });
const { unreadable: cv } = formWords[siteLanguage];
test.each([
  ['cannot be read', Object.assign(new File(['%PDF-'], 'cv.pdf'), { slice }), { cv }],
  ['was not chosen', new File([], ''), {}],
])('a CV that %s has the error %j', async (_, cv, wrong) => {
  const { name, email, role, message } = formWords[siteLanguage].missing;
  const errors = { name, email, role, message, ...wrong };
  expect(await validateForm({ kind: 'application', cv })).toEqual({ errors });
});

const job = 'brand-designer-budapest';
const hidden = {
  contact: { kind: 'inquiry' },
  sweden: { kind: 'inquiry', language: 'sv' },
  position: { kind: 'application', job },
  unsolicited: { kind: 'application' },
};

describe.each(formNames)('the form %s', (name) => {
  const form = formFor(name, name === 'position' ? job : undefined);
  const { missing, unlisted } = formWords[form.language];
  const errorsOf = (typed: object) => {
    const result = validateFields({ ...form.hidden, ...typed });
    return 'errors' in result ? result.errors : {};
  };

  test('has every field that the Function reads and requires', () => {
    const shown = form.fields.map((field) => field.name);
    const known = fieldsOfForm(name).map((field) => field.name);
    expect(form.hidden).toEqual(hidden[name]);
    // Every Swedish budget is retired.
    const unseen = ['job', 'source', ...(name === 'sweden' ? ['budget'] : [])];
    expect(shown).toEqual(known.filter((field) => !unseen.includes(field)));
    const required = form.fields.filter((field) => field.required).map((field) => field.name);
    expect(Object.entries(errorsOf({}))).toEqual(
      required.map((field) => [field, missing[field as keyof typeof missing]]),
    );
    const { company } = errorsOf({ company: 7 });
    expect(company).toBe(shown.includes('company') ? missing.other : undefined);
  });

  test('has every word, and says how long the message is stored', () => {
    expect(Object.values(form.words)).not.toContain('');
    expect(form.words.note).toContain(`${retentionDays}`);
  });

  test('says in its language which field is too long', () => {
    const longer = form.language === 'sv' ? 'längre än' : 'longer than';
    for (const { name, label, longest } of form.fields)
      if (longest) {
        const sentence = errorsOf({ [name]: 'x'.repeat(longest + 1) })[name];
        expect(sentence).toMatch(new RegExp(`${label}.* ${longer} ${longest}`));
      }
  });

  test('accepts every option that it shows, and no other', () => {
    for (const { name, control, options } of form.fields) {
      const errorOf = (slug: string) =>
        errorsOf({ [name]: control === 'choices' ? [slug] : slug })[name];
      if (options) expect(errorOf('no-such')).toBe(unlisted);
      for (const { slug } of options ?? []) expect(errorOf(slug)).toBeUndefined();
    }
  });
});
