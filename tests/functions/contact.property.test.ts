import fc from 'fast-check';
import { expect, test } from 'vitest';
import { address, filled, read, setUp } from './contactPost.ts';

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain', ''];
const field = fc.oneof(
  fc.constantFrom(
    'kind',
    'name',
    'email',
    'company',
    'services',
    'budget',
    'start',
    'message',
    'job',
    'link',
    'key',
    'started',
    'posted',
    'subject',
    '__proto__',
    'constructor',
  ),
  fc.string(),
);
const record = fc.dictionary(field, fc.oneof(fc.jsonValue(), fc.string({ unit: 'grapheme' }), fc.constant('application')));

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const encoded = (fields: Record<string, unknown>) =>
  fc.constantFrom(
    JSON.stringify(fields),
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, written(value)])).toString(),
    `${Object.entries(fields)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${written(value)}\r\n`)
      .join('')}--b--\r\n`,
  );

const body = fc.oneof(
  record.chain(encoded),
  record.map((more) => ({ ...filled, ...more })).chain(encoded),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 2000 }),
);

test('no post causes a server error, and only a correctly read one is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...types), fc.boolean(), body, async (type, html, content) => {
      const { database, post } = setUp();
      const headers = { 'Content-Type': type, Accept: html ? 'text/html' : 'application/json' };
      const response = await post(new Request(address, { method: 'POST', body: content as BodyInit, headers }));
      expect(response.status).toBeLessThan(500);
      const stored = database.rows();
      expect(stored).toHaveLength(response.status === 201 ? 1 : 0);
      for (const row of stored) {
        expect(String(row.name)).toMatch(/^[^\p{Cc}]+$/u);
        expect(String(row.email)).toMatch(/^[^\s<>]+@[^\s<>]+$/);
        expect(String(row.message)).toMatch(/^[^\p{Cs}]+$/u);
      }
      if (response.headers.get('Content-Type') === 'application/json' && response.status >= 400) {
        const { code, message } = await read(response);
        expect(code).toMatch(/^[a-z_]+$/);
        expect(message).toBeTruthy();
      }
    }),
    { numRuns: 500 },
  );
}, 120_000);
