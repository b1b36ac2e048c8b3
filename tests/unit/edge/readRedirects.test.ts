import { expect, test } from 'vitest';
import { redirectsReader } from '../../../scripts/edge/readRedirects.ts';

const leads = redirectsReader(
  '/old /new 301\n/there /elsewhere\n/works/* /work/:splat 301\n/works/one /first 301\n\n/blog https://b.example 301\n',
);

test.each([
  ['/old', '/new', 301],
  ['/there', '/elsewhere', 302],
  ['/works/two', '/work/two', 301],
  ['/works/', '/work/', 301],
  ['/works/one', '/first', 301],
  ['/blog', 'https://b.example', 301],
])('%s leads to %s with %d', (path, to, status) => expect(leads(path)).toMatchObject({ to, status }));

test.each(['/', '/older', '/old/', '/works'])('%s is not redirected', (path) => expect(leads(path)).toBeUndefined());
