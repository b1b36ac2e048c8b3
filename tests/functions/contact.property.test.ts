import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fields } from '../../src/contact/fields.ts';
import { address, filled, read, setUp } from './contactPost.ts';

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain', ''];
const others = ['kind', 'key', 'started', 'posted', 'subject', '__proto__', 'constructor'];
const name = fc.oneof(fc.constantFrom(...fields.map((field) => field.name), ...others), fc.string());
const record = fc.dictionary(name, fc.oneof(fc.jsonValue(), fc.string({ unit: 'grapheme' }), fc.constant('application')));

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const encoded = (values: Record<string, unknown>) => {
  const all = Object.entries(values).map(([name, value]) => [name, written(value)]);
  const part = ([name, value]: string[]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return fc.constantFrom(JSON.stringify(values), new URLSearchParams(all).toString(), `${all.map(part).join('')}--b--\r\n`);
};

const body = fc.oneof(
  record.chain(encoded),
  record.map((more) => ({ ...filled, ...more })).chain(encoded),
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
    { numRuns: 300 },
  );
});
