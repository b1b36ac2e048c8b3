import { expect, test } from 'vitest';
import { landmarksOf, repeated, spokenIn, unspoken } from '../../../scripts/orca/spoken.ts';

const log = (...phrases: string[]) =>
  phrases
    .map(
      (phrase) =>
        `15:00:01.384896 - SPEECH DISPATCHER: Speaking '<speak>${phrase.replaceAll(/\S+/g, '<mark name="0:1"/>$&')}</speak>' \n    ORCA rate 5.0\n`,
    )
    .join('15:00:01.386741 - ORCA: Active script is: <orca.scripts.web>\n');

const page = `<h2>Menu</h2><main><h1>From <em>idea</em></h1><h3><a href="/works/x">Kikötő</a> A &amp; B</h3></main>
  <footer><a href="/career">Career</a><a href="#">Blog<span> (opens in a new tab)</span></a></footer>`;

test('what is spoken is read from the log without marks', () => {
  expect(spokenIn(log('All works', 'A &amp; B', ' '))).toEqual(['All works', 'A & B']);
});

test('headings and the last link of the footer have to be spoken', () => {
  const landmarks = landmarksOf(page);
  expect(landmarks).toEqual(['From', 'idea', 'Kikötő', 'A & B', 'Blog (opens in a new tab)']);
  expect(unspoken(landmarks, ['From idea', 'Kikötő', 'link', 'A & B', 'Blog(opens in a new tab)'])).toEqual([]);
  expect(unspoken(landmarks, ['From idea', 'Kikötő', 'link'])).toEqual(['A & B', 'Blog (opens in a new tab)']);
  expect(() => landmarksOf('<main><h1>A</h1></main>')).toThrow('footer');
});

test('a loop is told from a name that comes again', () => {
  const sentence = 'Seven rural clinics and the volunteers who drive patients there share one trip.';
  expect(repeated(['link', sentence, 'link'])).toEqual([]);
  expect(repeated([sentence, 'link', sentence, sentence])).toEqual([sentence]);
});
