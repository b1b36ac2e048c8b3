import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkHealth, isHealthy } from '#functions/contact/health.ts';
import { doUpkeep } from '#functions/contact/upkeep.ts';
import { maxCvBytes, maxPerSender, retentionDays } from '#src/contact/limits.ts';
import { siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
import formWords from '#words/form';
import { filled, origin, rawPost, setUp, webhook } from './contactPost.ts';
import { streamOf } from './streamOf.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const pdf = (size = 9, name = 'cv.pdf', type = 'application/pdf') =>
  new File(['%PDF-1.7\n'.padEnd(size, 'x')], name, { type });
const open = { ...filled, kind: 'application', role: 'Ice' };

function upload(file: Blob | string, more: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...open, ...more })) body.append(name, value);
  body.append('cv', file);
  return rawPost(body, { Accept: 'application/json', Origin: origin });
}

test('a PDF is stored once under a name of ours, then named in the notice', async () => {
  const hook = webhook();
  const { bucket, database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: hook.url });
  for (const status of [201, 200])
    expect(await post(upload(pdf(maxCvBytes, '../<b>.exe', 'text/html')))).toMatchObject({
      status,
    });
  await settled();
  const [row, ...others] = database.rows();
  expect(row?.cv).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9a-f]{16}\.pdf$/);
  expect(others).toEqual([]);
  const httpMetadata = {
    contentType: 'application/pdf',
    contentDisposition: `attachment; filename="${row?.cv}"`,
  };
  const file = { file: expect.objectContaining({ size: maxCvBytes }), options: { httpMetadata } };
  expect([...bucket.files]).toEqual([[row?.cv, expect.objectContaining(file)]]);
  const line = `Cv: ${row?.cv}, npm run inquiries -- file ${row?.reference} --remote\n`;
  expect(hook.notices).toMatchObject([{ text: expect.stringContaining(line) }]);
});

test('another file with the same words is another application', async () => {
  const { bucket, database, post } = setUp();
  for (const size of [9, 10]) await post(upload(pdf(size), { key: '0123456789abcdef' }));
  expect(database.rows()).toHaveLength(2);
  expect([...bucket.files.keys()]).toEqual(database.rows().map(({ cv }) => cv));
});

const { notPdf, tooLarge } = formWords[siteLanguage];
test.each<[string, Blob | string, string?]>([
  ['one byte more than 5 MB', pdf(maxCvBytes + 1), tooLarge],
  ['HTML named .pdf', new File(['<script>'], 'cv.pdf', { type: 'application/pdf' }), notPdf],
  ['an empty file', new File([], 'cv.pdf'), notPdf],
  ['no file, as a browser sends it', new File([], '')],
  ['a text', '%PDF-1.7'],
])('%s: nothing but the text is stored', async (_, file, cv) => {
  const { bucket, database, post } = setUp();
  const response = await post(upload(file));
  expect(response).toMatchObject(cv ? { status: 422, errors: { cv } } : { status: 201 });
  expect(bucket.files.size).toBe(0);
  expect(database.rows().map((row) => row.cv)).toEqual(cv ? [] : ['']);
});

const { chooseAgain, refusals } = allWords[siteLanguage].answers;

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const texts = Object.entries(open).map(([name, text]) => part(name, text));
const cv = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
const multipart = (body: BodyInit, more: Record<string, string>, boundary = 'b') =>
  rawPost(body, { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...more });

test.each([
  ['the file', [...texts, cv].join(''), chooseAgain],
  ['a text', part('name', 'Å'), refusals.cut_off],
])(
  'an upload that breaks off in %s is refused, with the typed texts',
  async (_, body, sentence) => {
    const { bucket, database, post } = setUp();
    const longer = { 'Content-Length': '99999', Accept: 'text/html' };
    const { status, text } = await post(multipart(body, longer, '"b"'));
    expect(status).toBe(400);
    expect(text).toContain(refusals.cut_off);
    expect(text).toContain(sentence);
    expect(bucket.files.size).toBe(0);
    expect(database.rows()).toEqual([]);
  },
);

test('texts of more than 32 KB are refused beside a file', async () => {
  const { status } = await setUp().post(upload(pdf(), { link: 'x'.repeat(33 * 1024) }));
  expect(status).toBe(413);
});

test('an endless upload is refused after five times the limit', async () => {
  let given = 0;
  function* endless() {
    yield new TextEncoder().encode(part('name', 'Åsa') + cv);
    for (; ; given += 65_536) yield new Uint8Array(65_536);
  }
  const request = multipart(streamOf(endless()), { Accept: 'application/json' });
  const { status } = await setUp().post(request);
  expect(status).toBe(422);
  expect(Math.round(given / maxCvBytes)).toBe(5);
});

// Each in another year, because an instance alerts once an hour.
test.each<[string, object, number, string, string]>([
  ['is missing', { FILES: undefined }, 2034, 'unset', 'not bound'],
  ['fails', {}, 2035, 'unavailable', 'R2: internal secret'],
  ['hangs', {}, 2036, 'unavailable', 'no answer in time'],
])('if the bucket %s, files are refused and texts kept', async (_, more, year, files, problem) => {
  const hook = webhook();
  const { bucket, database, ...form } = setUp({ ...more, NOTIFY_WEBHOOK_URL: hook.url });
  const now = Date.UTC(year, 1);
  const release = year === 2036 ? bucket.hold() : bucket.fail();
  const code = 'files_unavailable';
  const { headers, ...response } = await form.post(upload(pdf()), now, 1000);
  expect(response).toMatchObject({ status: 503, code, message: refusals[code] });
  expect(headers['retry-after']).toBe('30');
  expect((await form.post(upload(''), now)).status).toBe(201);
  const health = await checkHealth(form.settings, undefined, 50);
  expect(health.files).toBe(files);
  expect(isHealthy(health)).toBe(false);
  release?.();
  await form.settled();
  expect(hook.notices[0]?.text).toBe(`the bucket failed: ${problem}`);
  // A file that is stored late is not lost, although it was refused.
  expect(database.rows().filter(({ cv }) => cv)).toHaveLength(release ? 1 : 0);
});

test.each([pdf(), ''])('nothing is stored over the limit for an hour, with %o', async (file) => {
  const { bucket, database, post } = setUp();
  const { put: keep } = bucket;
  const put = vi.spyOn(bucket, 'put');
  const send = (n: number, at?: number) => post(upload(file, { message: `no ${n}` }), at);
  // The limit may be reached after a file is stored.
  const all = await Promise.all(Array.from({ length: 2 * maxPerSender }, (_, n) => send(n)));
  const stored = all.flatMap(({ status }, n) => (status === 201 ? [n] : []));
  expect(stored).toHaveLength(maxPerSender);
  put.mockClear();
  expect(await send(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  expect((await send(stored[0] ?? -1)).status).toBe(200);
  expect(put).not.toHaveBeenCalled();
  const later = Date.now() + 3_600_001;
  expect((await send(-1, later)).status).toBe(201);
  // After a failure of the database an inquiry may have the file.
  put.mockImplementationOnce(async (...args) => {
    await keep(...args);
    database.fail();
  });
  if (file) expect((await send(-2, later)).status).toBe(503);
  expect(bucket.files.size).toBe(file ? maxPerSender + 2 : 0);
});

test('the upkeep deletes files as old as the inquiries that it deletes', async () => {
  const { bucket, settings } = setUp();
  const now = Date.UTC(2031, 5, 21);
  for (const [name, age] of Object.entries({ a: 1, b: 0, c: 1, d: -1, e: 1 })) {
    const uploaded = new Date(now - retentionDays * 86_400_000 - age);
    bucket.files.set(name, { file: pdf(), uploaded, options: {} });
  }
  await doUpkeep(settings, now);
  expect([...bucket.files.keys()]).toEqual(['b', 'd']);
});

test('without a bucket the upkeep names files of deleted inquiries', async () => {
  const hook = webhook();
  const { database, settings } = setUp({ FILES: undefined as never, NOTIFY_WEBHOOK_URL: hook.url });
  database.insertInquiries(2, '2020-01-01');
  database.sqlite.exec("UPDATE inquiries SET cv = reference || '-0.pdf' WHERE id = 2");
  await doUpkeep(settings, Date.UTC(2032, 5));
  expect(database.rows()).toEqual([]);
  expect(hook.notices[0]?.text).toMatch(/: ABCD-\d+, ABCD-\d+-0.pdf\. .*still in the bucket/);
});
