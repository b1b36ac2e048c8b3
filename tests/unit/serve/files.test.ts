import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { fileServer } from '../../../scripts/serve/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [file, text] of Object.entries({
  'index.html': 'home',
  'works.html': 'works',
  'works/one.html': 'one',
  '404.html': 'lost',
  'a.woff2': 'font',
  _headers: '/*\n  A: every\nhttps://live.example/*\n  ! A\n/works\n  B: works\n',
  _redirects: '/old /works 301\n/cookies /works#answer 301\n',
})) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const ask = (path: string, init: RequestInit = {}, options = {}) =>
  fileServer(folder, options)(new Request(`http://localhost:1${path}`, init));

test.each([
  ['/', 200, 'home', 'text/html; charset=utf-8'],
  ['/works', 200, 'works', 'text/html; charset=utf-8'],
  ['/works?service=x', 200, 'works', 'text/html; charset=utf-8'],
  ['/works/one', 200, 'one', 'text/html; charset=utf-8'],
  ['/a.woff2', 200, 'font', 'application/octet-stream'],
  ['/works/none', 404, 'lost', 'text/html; charset=utf-8'],
])('%s gets %d', async (path, status, text, type) => {
  const answer = ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  if (type !== 'application/octet-stream') expect(answer.headers.get('Content-Type')).toBe(type);
});

test.each([
  ['/old', 301, '/works'],
  ['/old?a=1', 301, '/works?a=1'],
  ['/cookies?a=1', 301, '/works?a=1#answer'],
  ['/works/', 308, '/works'],
  ['/works.html?a=1', 308, '/works?a=1'],
  ['/index.html', 308, '/'],
])('%s redirects with %d to %s', (path, status, to) => {
  const answer = ask(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, to]);
});

test('headers follow the path and the host', () => {
  expect([...ask('/works').headers]).toEqual(
    expect.arrayContaining([
      ['a', 'every'],
      ['b', 'works'],
    ]),
  );
  expect(ask('/works', {}, { host: 'https://live.example' }).headers.has('A')).toBe(false);
});

test('HEAD has no body, and a client that has the file gets a 304', async () => {
  const head = ask('/works', { method: 'HEAD' });
  expect([await head.text(), head.headers.get('Content-Length')]).toEqual(['', '5']);
  const again = ask('/works', { headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('only text is compressed, and only for a client that accepts it', async () => {
  const brotli = { headers: { 'Accept-Encoding': 'gzip, br' } };
  const packed = ask('/works', brotli, { compressed: true });
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('works');
  expect(ask('/works', {}, { compressed: true }).headers.has('Content-Encoding')).toBe(false);
  expect(ask('/a.woff2', brotli, { compressed: true }).headers.has('Content-Encoding')).toBe(false);
});

test('a page can be changed before it is served', async () => {
  const answer = ask('/works', {}, { change: (html: string) => html.toUpperCase() });
  expect(await answer.text()).toBe('WORKS');
});
