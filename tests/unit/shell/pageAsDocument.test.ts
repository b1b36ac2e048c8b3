import { expect, test } from 'vitest';
import { isPageDataMissing } from '#src/shell/pageAsDocument.ts';

test('the data of a page without props is not missing', () =>
  expect(isPageDataMissing({ __N_SSG: true, props: { __N_SSG: true } })).toBe(false));
