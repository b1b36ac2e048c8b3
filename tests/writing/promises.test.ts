import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { textPieces } from '../../scripts/audit/writing/texts.ts';
import { commitments } from '../../src/content/commitments.ts';

type Name = keyof typeof commitments;

/** How a sentence looks that states each promise, in any wording, in English and Swedish. */
const stated: Record<Name, RegExp> = {
  replyTime:
    /\b(we|engineer|designer) (answer|reply|write back)s? (?!every application|the phone)[^.]*\b(day|days|hours)\b|\breply within\b|\bsvaret kommer\b[^.]*dag/iu,
  applicationReply: /\b(answer every application|hear from us)\b[^.]*\bdays?\b|\bhör av oss\b[^.]*dag/iu,
  prototypeTime:
    /\b(prototype|can be clicked)\b[^.]*\b(working days|weeks)\b|\b(working days|weeks)\b[^.]*\b(prototype|can be clicked)\b/iu,
  scopingTime: /\b(vague brief becomes|spend)\b[^.]*\bweeks\b[^.]*|\bförstudie på\b[^.]*veckor/iu,
  testPeople: /\b(rounds|test|tried by|prototype)\b[^.]*\b\p{L}+ people\b/iu,
  teamSize: /\b(projects (get|have)|projekt (får|bemannas))\b/iu,
  ownershipStart: /\b(are|been) in your (name|systems|workspace)\b|\bi ert namn\b/iu,
  rightsTransfer: /\b(the rights to (each|a)|rättigheterna till varje)\b/iu,
  warranty: /\b(answer the phone for|repair our faults|warranty)\b[^.]*\b(days|months)\b/iu,
  testDevices: /\b(handsets|devices)\b[^.]*\bthe oldest\b/iu,
  oldestTestDevice: /\b(handsets|devices)\b[^.]*\bthe oldest\b/iu,
  aiActHighRisk: /\b(high-risk)\b[^.]*\bduties from\b|\bmoved those duties\b/iu,
};

/** Sentences, and where there is only one the whole piece. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?…][”’)]*)\s+/u);

const sentences = parsedPages().flatMap((page) =>
  textPieces(page).flatMap(({ text, lang }) =>
    sentencesOf(text).map(
      (sentence) => ({ path: page.path, sentence, language: lang.startsWith('sv') ? 'sv' : 'en' }) as const,
    ),
  ),
);

describe.each(Object.keys(stated) as Name[])('%s', (name) => {
  const found = sentences.filter(({ sentence }) => stated[name].test(sentence));

  test('is stated somewhere', () => expect(found.length).toBeGreaterThan(0));

  test('is the same wherever it is stated', () => {
    const differing = found.filter(
      ({ sentence, language }) => !sentence.toLowerCase().includes(commitments[name][language].toLowerCase()),
    );
    expect(differing.map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual([]);
  });
});

test('content names a promise in braces instead of writing it out', () => {
  // A year, a number of people and a number of weeks occur by chance; a whole phrase does not.
  const phrases = Object.entries(commitments).filter(([name, { en }]) => en.split(' ').length > 2 && name !== 'scopingTime');
  const written = globSync('src/content/**/*.yaml').flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ').toLowerCase();
    return phrases.flatMap(([name, words]) =>
      Object.values(words)
        .filter((phrase) => text.includes(phrase.toLowerCase()))
        .map((phrase) => `${file}: “${phrase}”: expected {{${name}}}`),
    );
  });
  expect(written).toEqual([]);
});
