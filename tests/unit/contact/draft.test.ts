import { describe, expect, test } from 'vitest';
import { createDraftStorage, newDraft } from '../../../src/screens/contact/form/draft.ts';

function keeperOver(entries: Map<string, string>) {
  return createDraftStorage('draft', () => ({
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  }));
}

describe('a draft', () => {
  test('is returned as it was stored, until it is cleared', () => {
    const keeper = keeperOver(new Map());
    const draft = { ...newDraft(1000), asked: 'branding', fields: { name: 'Åsa 🐻', services: ['branding', 'scoping'] } };
    keeper.write(draft);
    expect(keeper.read()).toEqual(draft);
    keeper.clear();
    expect(keeper.read()).toBeUndefined();
  });

  test('has its own key', () => {
    const keys = new Set(Array.from({ length: 100 }, () => newDraft(0).key));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '{"key":1,"started":1,"fields":{}}',
    '{"key":"a","started":1,"fields":[]}',
    '{"key":"a","started":1,"fields":{"name":{}}}',
    '{"key":"a","started":1,"fields":{"services":[1]}}',
  ])('that was overwritten with %s counts as none', (text) => {
    expect(keeperOver(new Map([['draft', text]])).read()).toBeUndefined();
  });

  test('is simply not stored when storage is not accessible', () => {
    const keeper = createDraftStorage('draft', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(() => keeper.write(newDraft(0))).not.toThrow();
    expect(keeper.read()).toBeUndefined();
    expect(() => keeper.clear()).not.toThrow();
  });
});
