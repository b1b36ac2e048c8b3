import { expect, test } from 'vitest';
import type { Query } from '../../../scripts/inquiries/query.ts';
import { type Sources, statusLines } from '../../../scripts/operate/status.ts';
import { sqliteD1 } from '../../../scripts/serve/sqliteD1.ts';

const now = new Date('2027-03-10T12:00:00Z');

function sources(changes: Partial<Sources> = {}, inquiries: [received: string, notice: string][] = []): Sources {
  const database = sqliteD1();
  const query: Query = async <Row>(sql: string) => (await database.prepare(sql).run<Row>()).results;
  for (const [index, [received, notice]] of inquiries.entries()) {
    database.sqlite
      .prepare(
        `INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message, notice)
         VALUES (?, '', ?, ?, 'inquiry', 'Åsa', 'a@b.se', 'a@b.se', 'Hej', ?)`,
      )
      .run(String(index), String(index), received, notice);
  }
  return {
    live: async () => ({
      facts: {
        commit: '0123456789ab',
        branch: 'main',
        environment: 'production',
        time: '2027-03-01T00:00:00Z',
        built: '2027-03-07T12:00:00Z',
      },
      securityExpires: new Date('2027-09-03T12:00:00Z'),
      paths: ['/', '/career/tester'],
    }),
    query,
    lastRun: async () => ({ conclusion: 'success', updatedAt: '2027-03-10T04:45:00Z' }),
    jobs: [{ slug: 'tester', office: 'stockholm', validThrough: '2027-06-30' }],
    ...changes,
  };
}

const said = async (given: Sources) =>
  Object.fromEntries(
    (await statusLines(given, now)).map(({ about, says, attention }) => [about, `${attention ? '! ' : ''}${says}`]),
  );

test('a site that is well wants no attention', async () => {
  expect(await said(sources({}, [['2027-03-09T00:00:00Z', 'sent']]))).toEqual({
    live: '0123456789ab of main, built 3 days ago for production',
    rebuild: 'not due',
    'security.txt': 'expires in 177 days',
    'last daily run': 'success, less than a day ago',
    inquiries: '1 kept, all notified',
    positions: '1 open',
  });
});

test('what wants attention is marked', async () => {
  const waiting: [string, string][] = [
    ['2027-03-01T12:00:00Z', 'failed'],
    ['2027-03-09T12:00:00Z', 'pending'],
    ['2027-03-09T12:00:00Z', 'sent'],
  ];
  const jobs: Sources['jobs'] = [
    { slug: 'tester', office: 'stockholm', validThrough: '2027-03-09' },
    { slug: 'drawer', office: 'budapest', validThrough: '2027-03-11' },
  ];
  const lastRun = async () => ({ conclusion: 'failure', updatedAt: '2027-03-10T04:45:00Z' });
  expect(await said(sources({ jobs, lastRun }, waiting))).toMatchObject({
    rebuild: '! due: /career/tester expired on 2027-03-09 and is still there',
    'last daily run': '! failure, less than a day ago',
    inquiries: '! 3 kept, 2 not notified, the oldest from 9 days ago',
    positions: '! 1 open; expiring: /career/drawer in 1 day',
  });
});

test('a daily run that has not come for days wants attention, as does none', async () => {
  const lastRun = async () => ({ conclusion: 'success', updatedAt: '2027-03-07T04:45:00Z' });
  expect((await said(sources({ lastRun })))['last daily run']).toBe('! success, 3 days ago');
  expect((await said(sources({ lastRun: async () => undefined })))['last daily run']).toBe('! there was none yet');
});

test('what can’t be reached says so, and the rest is there', async () => {
  const fail = async () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND a.example') });
  };
  expect(await said(sources({ live: fail, query: fail, lastRun: fail }))).toEqual({
    live: "! can't be reached: getaddrinfo ENOTFOUND a.example",
    'last daily run': "! can't be reached: getaddrinfo ENOTFOUND a.example",
    inquiries: "! can't be reached: getaddrinfo ENOTFOUND a.example",
    positions: '1 open',
  });
});
