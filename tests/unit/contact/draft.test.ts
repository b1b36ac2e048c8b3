import { expect, test } from 'vitest';
import { createDraftStorage, newDraft } from '#src/screens/contact/form/draft.ts';
import { storageOf } from '../storageOf.ts';

function keeperOver(stored: [string, string][] = []) {
  const storage = storageOf(new Map(stored));
  return createDraftStorage('draft', () => storage);
}

test('a draft is returned as it was stored, until it is cleared', () => {
  const keeper = keeperOver();
  const fields = { name: 'Åsa 🐻', services: ['branding', 'scoping'] };
  const draft = { ...newDraft(1000), asked: 'branding', fields };
  keeper.write(draft);
  expect(keeper.read()).toEqual(draft);
  keeper.clear();
  expect(keeper.read()).toBeUndefined();
});

test('each draft has another key', () => {
  const { key } = newDraft(0);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraft(0).key).not.toBe(key);
});

test.each([
  ...['', 'null', '{"key":1,"started":1,"fields":{}}'],
  ...['[]', '{"services":[1]}'].map((fields) => `{"key":"a","started":1,"fields":${fields}}`),
])('the malformed draft %j is ignored', (text) =>
  expect(keeperOver([['draft', text]]).read()).toBeUndefined(),
);

test('inaccessible storage causes no error', () => {
  const keeper = createDraftStorage('draft', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  keeper.write(newDraft(0));
  keeper.clear();
  expect(keeper.read()).toBeUndefined();
});
