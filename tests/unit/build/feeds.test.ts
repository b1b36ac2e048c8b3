import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { contentFolder } from '#src/content/build/folder.ts';
import { contentCopy } from '../content/contentCopy.ts';
import { kinds } from '../content/kinds.ts';

const write = contentCopy();

async function feedAt(now: string) {
  vi.resetModules();
  const { writeFeeds } = await import('#src/build/feeds.ts');
  writeFeeds('.', new Date(now));
  return readFileSync('career.atom', 'utf8');
}

test('a position leaves its feed after its last day, and its text is escaped', async () => {
  write('jobs/prototyper.yaml', { ...kinds.job, title: 'Maker <b> & "more"\v' });
  const feed = await feedAt('2026-06-30T12:00:00Z');
  expect(feed).toContain('<title>Maker &#60;b&#62; &#38; &#34;more&#34;, Göteborg</title>');
  // The copy has no history.
  expect(feed).toContain('<updated>2026-01-01T00:00:00Z</updated>');
  const later = await feedAt('2026-07-01T12:00:00Z');
  expect(later).not.toContain('<entry>');
  expect(later).toContain('<updated>2026-07-01T00:00:00Z</updated>');
});

test('a site without works has no feed of them', async () => {
  rmSync(`${contentFolder}/works`, { recursive: true });
  await feedAt('2024-02-29T12:00:00Z');
  expect(existsSync('works.atom')).toBe(false);
});
