import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { textPieces } from '../../scripts/audit/writing/texts.ts';
import { loadAllJobs, loadPeople, loadServices, loadSweden, loadWorks } from '../../src/content/load.ts';
import { readableSalary } from '../../src/content/readable.ts';

/** Sentences of six words or more; a heading or the text of a button is a sentence too. */
const sentences = (text: string) =>
  text
    .split(/(?<=[.!?…][”’)]*)\s+/u)
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length >= 6);

/** Texts that introduce a work or a service wherever it is linked; the content has them for that purpose. */
const teasers = new Set(
  [
    ...loadServices().map(({ summary }) => summary),
    ...loadWorks().flatMap(({ title, summary, pictures, results, voice }) => [
      title,
      summary,
      pictures[0]?.alt ?? '',
      ...results.flatMap(({ value, unit, what }) => [what, `${value} ${unit} ${what}`, `${value}\u202f${unit} ${what}`]),
      ...(voice ? [voice.text] : []),
    ]),
    ...Object.values(loadSweden().workSummaries).flatMap(({ title, summary }) => [title, summary]),
  ].flatMap(sentences),
);

/** Facts in the content that may be the same on two pages: how long a service takes, what a position pays, who somebody is. */
const facts = [
  ...loadServices().map(({ duration }) => duration),
  ...loadPeople().map(({ role }) => role),
  ...loadAllJobs().map(({ salary }) => readableSalary(salary)),
];
const plain = (text: string) => text.toLowerCase().replaceAll('\u00a0', ' ').replace(/\.$/, '');
const isFact = (sentence: string) => facts.some((fact) => plain(sentence).includes(plain(fact)));

test('no sentence of six words or more is on two pages, except in the shell, in a form or where a work or a service is introduced', () => {
  const found = new Map<string, Set<string>>();
  for (const page of parsedPages()) {
    for (const { text, place } of textPieces(page)) {
      if (place === 'shell' || place === 'form') continue;
      for (const sentence of sentences(text)) {
        if (!teasers.has(sentence) && !isFact(sentence)) found.set(sentence, (found.get(sentence) ?? new Set()).add(page.path));
      }
    }
  }
  const repeated = [...found]
    .filter(([, paths]) => paths.size > 1)
    .map(([sentence, paths]) => `${sentence} (${[...paths].join(', ')})`);
  expect(repeated).toEqual([]);
});
