import { expect, test } from 'vitest';
import { createDraftStorage, newDraft } from '../../../src/screens/contact/form/draft.ts';
import { storageOf } from '../storageOf.ts';

const keeperOver = (entries: Map<string, string>) =>
  createDraftStorage('draft', () => storageOf(entries));

test('a draft is returned as it was stored, until it is cleared', () => {
  const keeper = keeperOver(new Map());
  const draft = {
    ...newDraft(1000),
    asked: 'branding',
    fields: { name: 'Åsa 🐻', services: ['branding', 'scoping'] },
  };
  keeper.write(draft);
  expect(keeper.read()).toEqual(draft);
  expect(draft.key).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraft(0).key).not.toBe(draft.key);
  keeper.clear();
  expect(keeper.read()).toBeUndefined();
});

test('a malformed draft is ignored', () => {
  const fields = ['[]', '{"services":[1]}'].map((all) => `{"key":"a","started":1,"fields":${all}}`);
  for (const text of ['', 'null', '{', '{"key":1,"started":1,"fields":{}}', ...fields])
    expect(keeperOver(new Map([['draft', text]])).read(), text).toBeUndefined();
});

test('inaccessible storage causes no error, and stores no draft', () => {
  const keeper = createDraftStorage('draft', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => keeper.write(newDraft(0))).not.toThrow();
  expect(keeper.read()).toBeUndefined();
  expect(() => keeper.clear()).not.toThrow();
});
