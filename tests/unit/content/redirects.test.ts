import { expect, test } from 'vitest';
import { redirectProblems, takenPathProblems } from '#src/content/checks/checkContent.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { redirectsSchema } from '#src/content/load/loadRedirects.ts';
import { parseContent } from '#src/content/load/parseContent.ts';
import { site } from '#src/site.ts';

test.each<[target: string, problem?: string]>([
  ['/prices'],
  ['https://blog.example'],
  [site.url],
  ['/works.atom'],
  [`${site.url}.au/x`],
  [`${site.url}/works/:splat`],
  [`${site.url}/x/:splat`, 'expected one of /, /'],
  ['/works/:splat'],
  ['/works/bry:splat'],
  ['/prices#rates'],
  ['/wroks', 'did you mean "/works"?'],
  ['/works/nome/:splat', 'expected one of /, /'],
])('a redirect to %s', (target, problem) => {
  const start = `${contentFolder}/redirects.yaml: /x/*: "${target}": no such page; `;
  const expected = problem ? [expect.stringContaining(start + problem)] : [];
  expect(redirectProblems([['/x/*', target]])).toEqual(expected);
});

test('a redirect from one path to many is refused', () =>
  expect(redirectProblems([['/x', '/works/:splat']])).toEqual([
    expect.stringContaining('/x: "/works/*": a * needs one at the end of the old path'),
  ]));

test.each([
  ...['/works', '/works/*', '/works/bryggan'].map((from) => [from, 'hides a page']),
  ...['/images/*', '/favicon*', '/admin'].map((from) => [from, 'hides files of the site']),
  ...['/images/2019/*', '/index.php'].map((from) => [from]),
  // These have no content.
  ...['/prices', '/career/prototyper'].map((from) => [from]),
])('a redirect from %s', (from = '', problem) => {
  const start = `${contentFolder}/redirects.yaml: ${from}: `;
  const expected = problem ? [expect.stringContaining(start + problem)] : [];
  expect(redirectProblems([[from, '/']])).toEqual(expected);
});

test.each([
  // It would leave `/work` without a redirect, or hide a page from links that end with a slash.
  ['/work/', '/works', 'no final slash'],
  ['/work*', '/works/*', 'no final slash'],
  ['/work/*', '/works*', 'a path such as'],
  ['/work', 'https:///works', 'a path such as'],
])('a redirect from %s to %s is refused', (from, to, problem) =>
  expect(() => parseContent(redirectsSchema, 'x', `${from}: ${to}`)).toThrow(problem),
);

test.each(['/works', '/admin', '/images'])('%s is no path of the Swedish page', (path) =>
  expect(takenPathProblems(path)).toHaveLength(1),
);
