import { expect, test } from 'vitest';
import { contentFolder } from '#src/content/contentFolder.ts';
import { explain, placeOf } from '#src/editor/places.ts';

test.each([
  [
    'site.json: closedDays[1].from: too late',
    'Closed days › 2 › First day: too late',
    'facts/entries/site',
  ],
  [
    'works/omlopp/work.yaml: pictures[0].alt (a.png): missing',
    'Pictures › 1 › In words',
    'works/entries/omlopp',
  ],
])('names the form and its fields in a line of the check: %s', (line, text, form) => {
  expect(explain(`${contentFolder}/${line}`)).toEqual({
    text: expect.stringContaining(text),
    form: `#/collections/${form}`,
  });
});

test('keeps a line about another file, and knows the page of a form', () => {
  expect(explain('something else: broken')).toEqual({ text: 'something else: broken' });
  expect(placeOf(`${contentFolder}/works/omlopp/work.yaml`)?.page).toBe('/works/omlopp');
});
