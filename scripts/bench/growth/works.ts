import { industries } from '../../../src/content/industries/list.ts';
import type { Work } from '../../../src/content/load.ts';
import { longestSummary } from '../../../src/content/schema.ts';
import { services } from '../../../src/content/services/list.ts';
import { chooser } from './random.ts';

const beginnings =
  'Al Björk Brun Dal Ek Fal Gran Hav Isa Jäder Kal Lind Mos Norr Orm Ros Skog Sten Tal Ulv Vall Vinter Åker Öst'.split(' ');
const endings =
  'berg borg by dal fors gård hed holm hult höjd kulla lund mark näs ryd sala sjö strand sund torp vad vik ås älv'.split(' ');

const plainLetters = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const sentencesOf = (paragraphs: string[]) => paragraphs.flatMap((text) => text.match(/[^.!?]+[.!?]”?/g) ?? []);

/** How many works can be told apart by their names. */
export const mostWorks = beginnings.length * endings.length;

/**
 * Works beyond the samples, with sentences of the samples in another order, so that they compress as texts of people do.
 * @param index of the work, from 0; its slug and its texts follow from it
 */
export function inventedWork(samples: readonly Work[], index: number): Work {
  const { upTo, one, some } = chooser(index + 1);
  const client = `${beginnings[index % beginnings.length]}${endings[Math.floor(index / beginnings.length) % endings.length]}`;
  const sentences = sentencesOf(samples.flatMap(({ problem, way, result }) => [...problem, ...way, ...result])).map((one) =>
    one.trim(),
  );
  const titled = samples.flatMap(({ decisions, leftOut }) => [...decisions, ...leftOut]);
  const paragraphs = (count: number) => Array.from({ length: count }, () => some(sentences, 4).join(' '));
  const [named, ...rest] = some(titled, 7);
  if (!named) throw new Error('The samples have no decisions to take titles from.');
  return {
    ...one(samples),
    slug: plainLetters(client),
    client,
    title: named.title,
    summary: one(sentences.filter(({ length }) => length > 60 && length <= longestSummary)),
    year: 2018 + upTo(8),
    services: some(services, 1 + upTo(4)).map(({ slug }) => slug),
    industries: some(industries, 1 + upTo(2)).map(({ slug }) => slug),
    problem: paragraphs(3),
    way: paragraphs(3),
    decisions: rest.slice(0, 4),
    leftOut: rest.slice(4),
    result: paragraphs(2),
  };
}
