import { expect, test } from 'vitest';
import { createDraftStorage, newDraft } from '#src/screens/shared/form/draft.ts';
import { storageOf } from '../storageOf.ts';

test('each draft has another key', () => expect(newDraft(0).key).not.toBe(newDraft(0).key));

test.each([
  ...['', 'null', '{"key":1,"started":1,"fields":{}}'],
  ...['[]', '{"services":[1]}'].map((fields) => `{"key":"a","started":1,"fields":${fields}}`),
])('the malformed draft %j is ignored', (text) => {
  const storage = storageOf(new Map([['draft', text]]));
  expect(createDraftStorage('draft', () => storage).read()).toBeUndefined();
});

test('inaccessible storage causes no error', () => {
  const keeper = createDraftStorage('draft', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  keeper.write(newDraft(0));
  keeper.clear();
  expect(keeper.read()).toBeUndefined();
});
