import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { contentCopy, contentOf } from '../content/contentCopy.ts';

const write = contentCopy();

async function feedAt(time: string) {
  vi.resetModules();
  const { writeFeeds } = await import('#src/build/feeds.ts');
  writeFeeds('.', new Date(time));
  return readFileSync('career.atom', 'utf8');
}

test('a feed escapes texts, and loses a position after its last day', async () => {
  write('jobs/prototyper.yaml', { ...contentOf('jobs/prototyper'), title: 'Maker <b> & "more"\v' });
  const feed = await feedAt('2024-02-29T12:00:00Z');
  expect(feed).toContain('<title>Maker &#60;b&#62; &#38; &#34;more&#34;, Göteborg</title>');
  // The copy has no history.
  expect(feed).toContain('<updated>2024-01-08T00:00:00Z</updated>');
  const later = await feedAt('2024-03-01T12:00:00Z');
  expect(later).not.toContain('<entry>');
  expect(later).toContain('<updated>2024-03-01T00:00:00Z</updated>');
});
