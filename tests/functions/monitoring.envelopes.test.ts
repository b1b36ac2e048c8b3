import { describe, expect, test } from 'vitest';
import { expectRefused } from './refused.ts';
import { dsn, envelope, header, item, streamOf } from './tunnel.ts';

const bytes = new TextEncoder();

describe('an invalid envelope is refused:', () => {
  test.each([
    ['an empty body', ''],
    ['a header without a line break after it', header],
    ['an empty first line', `\n${envelope}`],
    ['a header that is cut short', `${header.slice(0, -1)}\n${item}`],
    ['two headers in a line', `${header}${header}\n${item}`],
    ['a header after a byte order mark', `\uFEFF${envelope}`],
    ['text', `dsn=${dsn}\n${item}`],
    ['HTML', `<!doctype html>\n${item}`],
    ['null', `null\n${item}`],
    ['a number', `42\n${item}`],
    ['a string', `"${dsn}"\n${item}`],
    ['an array', `[{"dsn":"${dsn}"}]\n${item}`],
    ['a header without a dsn', `{}\n${item}`],
    ['a dsn that is null', `{"dsn":null}\n${item}`],
    ['a dsn in an array', `{"dsn":["${dsn}"]}\n${item}`],
    ['a dsn in an object', `{"dsn":{"dsn":"${dsn}"}}\n${item}`],
    ['an inherited dsn', `{"__proto__":{"dsn":"${dsn}"}}\n${item}`],
    ['a dsn under another name', `{"DSN":"${dsn}"}\n${item}`],
    ['a header a byte over 64 KiB', `${header.padEnd(64 * 1024 + 1, ' ')}\n${item}`],
  ])('%s', async (_what, body) => {
    await expectRefused(400, bytes.encode(body));
  });

  test('no body at all', () => expectRefused(400, null));
  test('bytes that are not UTF-8', () =>
    expectRefused(400, Buffer.concat([bytes.encode('{"x":"'), Uint8Array.of(0xff), bytes.encode(`","dsn":"${dsn}"}\n`)])));
  test('a header over 64 KiB in several chunks is read no further than that', async () => {
    let pulled = 0;
    const endless = function* () {
      for (; pulled < 1000; pulled++) yield new Uint8Array(8 * 1024).fill(0x20);
    };
    await expectRefused(400, streamOf(endless()));
    expect(pulled).toBeLessThanOrEqual(10);
  });
});

test.each([
  dsn.replace('0123', '1123'),
  dsn.replace('o7', 'o8'),
  dsn.replace('42', '43'),
  dsn.replace('.de.', '.us.'),
  dsn.replace('https:', 'http:'),
  dsn.replace('sentry.io', 'elsewhere.example'),
  `${dsn}/`,
  ` ${dsn}`,
  dsn.toUpperCase(),
  '',
])('an envelope for the dsn %s is not ours', async (other) => {
  await expectRefused(403, `${JSON.stringify({ dsn: other })}\n${item}`);
});
