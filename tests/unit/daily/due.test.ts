import { expect, test } from 'vitest';
import { daysOpen, rebuildReasons } from '../../../scripts/operate/due.ts';
import { readLive } from '../../../scripts/operate/live.ts';
import { type Closure, jobPath } from '../../../src/site.ts';

const jobs = [
  { slug: 'tester', office: 'stockholm', validThrough: '2027-06-30' },
  { slug: 'drawer', office: 'budapest', validThrough: '2027-08-31' },
] as const;

const live = {
  facts: {
    commit: '0123456789ab',
    branch: 'main',
    environment: 'production',
    time: '2026-11-20T10:00:00Z',
    built: '2027-01-02T10:00:00Z',
  },
  securityExpires: new Date('2027-07-01T10:00:00Z'),
  paths: ['/', ...jobs.map(({ slug }) => jobPath(slug))],
} as const;

const reasonsAt = (now: string, changes = {}, closedDays: Closure[] = []) =>
  rebuildReasons({ ...live, paths: [...live.paths], ...changes }, [...jobs], new Date(now), closedDays);

test('nothing is due on a day on which nothing expires', () => expect(reasonsAt('2027-06-01T00:00:00Z')).toEqual([]));

test('an expired position is due when its last day is over where its office is', () => {
  const later = { securityExpires: new Date('2028-01-01T00:00:00Z') };
  expect(reasonsAt('2027-06-30T21:59:59Z', later)).toEqual([]);
  expect(reasonsAt('2027-06-30T22:00:00Z', later)).toEqual(['/career/tester expired on 2027-06-30 and is still there']);
  expect(reasonsAt('2027-07-15T00:00:00Z', { ...later, paths: ['/', '/career/drawer'] })).toEqual([]);
});

test('a build is due once a closure that the contact page lists is over', () => {
  const closedDays = [{ from: '2026-12-23', to: '2027-01-06' }];
  const builtOn = (day: string) => ({ facts: { ...live.facts, built: `${day}T10:00:00Z` } });
  expect(reasonsAt('2027-01-06T22:59:59Z', builtOn('2027-01-02'), closedDays)).toEqual([]);
  const over = ['/contact-us still lists the days until 2027-01-06 as closed'];
  expect(reasonsAt('2027-01-06T23:00:00Z', builtOn('2027-01-02'), closedDays)).toEqual(over);
  expect(reasonsAt('2027-01-08T10:00:00Z', builtOn('2027-01-07'), closedDays)).toEqual([]);
});

test('security.txt is due a month before it expires, and when it has', () => {
  expect(reasonsAt('2027-06-01T10:00:00Z')).toEqual([]);
  expect(reasonsAt('2027-06-01T10:00:01Z')).toEqual(['security.txt expires in 29 days']);
  expect(reasonsAt('2027-06-30T10:00:00Z', { securityExpires: new Date('2027-06-28T10:00:00Z') })).toEqual([
    'security.txt expires in -2 days',
  ]);
});

test('a new year is due, whenever the commit was made', () => {
  const far = { securityExpires: new Date('2029-01-01T00:00:00Z'), paths: [] };
  expect(reasonsAt('2027-12-31T23:59:59Z', far)).toEqual([]);
  expect(reasonsAt('2028-01-01T00:00:00Z', far)).toEqual(['it was built in 2027, which its copyright line says']);
});

test.each([
  ['2027-06-28T12:00:00Z', 2],
  ['2027-06-30T12:00:00Z', 0],
  ['2027-06-30T22:00:00Z', -1],
  // Over the end of summer time and a leap day.
  ['2024-06-30T12:00:00Z', 1095],
])('at %s a position is open for %i days more', (now, days) => expect(daysOpen(jobs[0], new Date(now))).toBe(days));

const files: Record<string, string> = {
  '/build.json': JSON.stringify(live.facts),
  '/.well-known/security.txt': 'Contact: mailto:a@b.se\nExpires: 2027-07-01T10:00:00Z\n',
  '/sitemap.xml': '<urlset><url><loc>https://a.example/career/tester</loc></url></urlset>',
};

test('the live site is asked for what it says about itself', async () => {
  expect(await readLive({ read: async (path) => files[path] ?? '' })).toEqual({ ...live, paths: ['/career/tester'] });
});

test('a security.txt without an expiry is reported', async () => {
  const read = async (path: string) => (path.endsWith('.txt') ? 'Contact: mailto:a@b.se' : (files[path] ?? ''));
  await expect(readLive({ read })).rejects.toThrow('does not say when it expires');
});
