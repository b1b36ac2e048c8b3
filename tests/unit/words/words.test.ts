import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wordingSchema } from '#src/content/schemas/wordingSchema.ts';
import { siteLanguage } from '#src/site.ts';
import { languageFiles } from '#src/words/languages.ts';

const slotsOf = (texts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string'
        ? [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
        : slotsOf(text),
    ]),
  );

test.each(Object.entries(languageFiles))('"%s" fills in the same facts as English', (_, language) =>
  expect(slotsOf(language)).toEqual(slotsOf(languageFiles.en)),
);

test('a replaced text names only facts that are known', () => {
  const issues = (write: string) =>
    v.safeParse(wordingSchema, { [siteLanguage]: { shell: { header: { write } } } }).issues;
  expect(issues('{{siteName}}, {{replyTime}}')).toBeUndefined();
  expect(issues('{{sitename}}')?.[0]?.message).toContain('did you mean "siteName"?');
});
