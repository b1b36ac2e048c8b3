import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkForm, isHealthy } from '#functions/api/contact/checkForm.ts';
import { doUpkeep } from '#functions/api/contact/upkeep.ts';
import { maxCvBytes, maxPerSender, retentionDays } from '#src/contact/limits.ts';
import { siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
import formWords from '#words/form';
import { contactUrl, filled, origin, read, setUp, webhook } from './contactPost.ts';
import { streamOf } from './streamOf.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const pdf = (size = 9, name = 'cv.pdf', type = 'application/pdf') =>
  new File(['%PDF-1.7\n'.padEnd(size, 'x')], name, { type });
const open = { ...filled, kind: 'application', role: 'Ice' };

function upload(
  file: Blob | string,
  more: Record<string, string> = {},
  accept = 'application/json',
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...open, ...more })) body.append(name, value);
  body.append('cv', file);
  const headers = { Accept: accept, Origin: origin };
  return new Request(contactUrl, { method: 'POST', body, headers });
}

test('a PDF is stored once under a name of ours, then named in the notice', async () => {
  const hook = await webhook();
  const { bucket, database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: hook.url });
  const statuses = [];
  for (let n = 0; n < 2; n++)
    statuses.push((await post(upload(pdf(maxCvBytes, '../<b>.exe', 'text/html')))).status);
  await settled();
  const [row, ...others] = database.rows();
  const name = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9a-f]{16}\.pdf$/);
  expect([statuses, row?.cv, others]).toEqual([[201, 200], name, []]);
  const [[key, { file, options }] = ['', {} as never], ...more] = bucket.files;
  expect([key, file.size, more]).toEqual([row?.cv, maxCvBytes, []]);
  const httpMetadata = {
    contentType: 'application/pdf',
    contentDisposition: `attachment; filename="${key}"`,
  };
  expect(options).toEqual({ httpMetadata });
  const line = `Cv: ${key}, npm run inquiries -- file ${row?.reference} --remote\n`;
  expect(hook.notices).toMatchObject([{ text: expect.stringContaining(line) }]);
});

test('another file with the same words is another application', async () => {
  const { bucket, database, post } = setUp();
  for (const size of [9, 10]) await post(upload(pdf(size), { key: '0123456789abcdef' }));
  expect(database.rows()).toHaveLength(2);
  expect([...bucket.files.keys()]).toEqual(database.rows().map(({ cv }) => cv));
});

const { notPdf, tooLarge } = formWords[siteLanguage];
test.each<[string, Blob | string, string?, number?]>([
  ['one byte more than 5 MB', pdf(maxCvBytes + 1), tooLarge],
  ['HTML named .pdf', new File(['<script>'], 'cv.pdf', { type: 'application/pdf' }), notPdf],
  ['a zip file', new File(['PK\x03\x04'], 'cv.pdf'), notPdf],
  ['an empty file', new File([], 'cv.pdf'), notPdf],
  ['a PDF after a byte order mark', new File(['\ufeff%PDF-1.7'], 'cv.pdf'), notPdf],
  ['no file, as a browser sends it', new File([], '')],
  ['a text', '%PDF-1.7'],
])('%s: nothing but the text is kept, and what was typed comes back', async (_, file, problem) => {
  const { bucket, database, post } = setUp();
  const response = await post(upload(file));
  const errors = problem ? { cv: problem } : undefined;
  expect([response.status, (await read(response)).errors]).toEqual([problem ? 422 : 201, errors]);
  expect(bucket.files.size).toBe(0);
  expect(database.rows().map(({ cv }) => cv)).toEqual(problem ? [] : ['']);
});

const { chooseAgain, refusals } = allWords[siteLanguage].answers;

/** A form in parts that is shorter than declared. */
function brokenOff(...parts: string[]) {
  const headers = {
    'Content-Type': 'multipart/form-data; boundary="b"',
    'Content-Length': '99999',
    Accept: 'text/html',
  };
  return new Request(contactUrl, { method: 'POST', headers, body: parts.join('') });
}
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const cv = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';

test('an upload that breaks off in the file is refused, with the typed texts', async () => {
  const { bucket, database, post } = setUp();
  const texts = Object.entries(open).map(([name, text]) => part(name, text));
  const response = await post(brokenOff(...texts, cv));
  const page = await response.text();
  expect([response.status, page.includes(refusals.cut_off)]).toEqual([400, true]);
  expect(page).toContain(chooseAgain);
  expect([bucket.files.size, database.rows()]).toEqual([0, []]);
  expect((await post(brokenOff(part('name', 'Å')))).status).toBe(400);
});

test('texts of more than 32 KB are refused, with and without a file', async () => {
  const { post } = setUp();
  for (const file of [pdf(), ''])
    expect((await post(upload(file, { link: 'x'.repeat(33 * 1024) }))).status).toBe(413);
});

test('of an endless upload four times the limit is discarded before the response', async () => {
  let given = 0;
  function* endless() {
    yield new TextEncoder().encode(part('name', 'Åsa') + cv);
    for (; ; given += 65_536) yield new Uint8Array(65_536);
  }
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b', Accept: 'application/json' };
  const init = { method: 'POST', headers, body: streamOf(endless()), duplex: 'half' };
  const response = await setUp().post(new Request(contactUrl, init as RequestInit));
  expect([response.status, Math.round(given / maxCvBytes)]).toEqual([422, 5]);
});

test.each([
  ['is missing', undefined, 'unset'],
  ['fails', 'fails', 'unavailable'],
])('a bucket that %s: a file is refused, texts are stored', async (_, how, files) => {
  const form = setUp(how ? {} : { FILES: undefined as never });
  form.bucket.fail();
  const response = await form.post(upload(pdf()));
  const { code, message } = await read(response);
  expect([response.status, code]).toEqual([503, 'files_unavailable']);
  expect(message).toBe(refusals.files_unavailable);
  expect(form.database.rows()).toEqual([]);
  expect((await form.post(upload(''))).status).toBe(201);
  const health = await checkForm(form.settings);
  expect([health.files, isHealthy(health)]).toEqual([files, false]);
});

test('the file of an application that is refused is deleted, that of an accepted one is not', async () => {
  // With a salt, only storing needs the database.
  const { bucket, database, post } = setUp({ RATE_SALT: 'salt' });
  for (let n = 0; n < maxPerSender; n++) await post(upload(pdf(), { message: `no ${n}` }));
  expect((await post(upload(pdf(), { message: 'more' }))).status).toBe(429);
  expect((await post(upload(pdf(), { message: 'no 0' }))).status).toBe(200);
  expect(bucket.files.size).toBe(maxPerSender);
  database.fail();
  expect((await post(upload(pdf(), { message: 'no 0' }))).status).toBe(503);
  expect(bucket.files.size).toBe(maxPerSender);
});

test('the upkeep deletes files as old as the inquiries that it deletes', async () => {
  const { bucket, settings } = setUp();
  const now = Date.UTC(2031, 5, 21);
  const day = 86_400_000;
  for (const [name, age] of Object.entries({ a: 1, b: 0, c: 1, d: -1, e: 1 })) {
    const uploaded = new Date(now - retentionDays * day - age);
    bucket.files.set(name, { file: pdf(), uploaded, options: {} });
  }
  await doUpkeep(settings, now);
  expect([...bucket.files.keys()]).toEqual(['b', 'd']);
});
