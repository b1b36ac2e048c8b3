import { expect, test } from 'vitest';
import { createDraftStorage, newDraft } from '../../../src/screens/contact/form/draft.ts';

function keeperOver(entries: Map<string, string>) {
  return createDraftStorage('draft', () => ({
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  }));
}

test('a draft is returned as it was stored, until it is cleared', () => {
  const keeper = keeperOver(new Map());
  const draft = { ...newDraft(1000), asked: 'branding', fields: { name: 'Åsa 🐻', services: ['branding', 'scoping'] } };
  keeper.write(draft);
  expect(keeper.read()).toEqual(draft);
  keeper.clear();
  expect(keeper.read()).toBeUndefined();
});

test('a draft has its own key', () => {
  const [one, other] = [newDraft(0).key, newDraft(0).key];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});

test.each([
  '',
  'null',
  '{',
  '{"key":1,"started":1,"fields":{}}',
  '{"key":"a","started":1,"fields":[]}',
  '{"key":"a","started":1,"fields":{"services":[1]}}',
])('a draft that was overwritten with %s counts as none', (text) => {
  expect(keeperOver(new Map([['draft', text]])).read()).toBeUndefined();
});

test('a draft is simply not stored when storage is not accessible', () => {
  const keeper = createDraftStorage('draft', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => keeper.write(newDraft(0))).not.toThrow();
  expect(keeper.read()).toBeUndefined();
  expect(() => keeper.clear()).not.toThrow();
});
