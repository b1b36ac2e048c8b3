import { expect, test } from 'vitest';
import { localDsn } from '#scripts/sentry/local.ts';
import { parseDsn } from '#src/telemetry/sentry/dsn.ts';

const key = '0123456789abcdef0123456789abcdef';
const text = `https://${key}@o7.ingest.de.sentry.io/42`;

test('a DSN may lack a region, and that of local builds is valid', () => {
  expect(parseDsn(text.replace('.de', ''))).toMatchObject({
    key,
    host: 'o7.ingest.sentry.io',
    region: undefined,
  });
  expect(parseDsn(localDsn)).toMatchObject({ organisation: '1', project: '42', region: 'de' });
});

test.each([
  '',
  text.replace('https', 'http'),
  text.replace(key, key.toUpperCase()),
  text.replace(key, `${key}:secret`),
  text.replace(`${key}@`, ''),
  text.replace('o7.ingest.de.', ''),
  text.replace('.io', '.io.example'),
  text.replace('/42', ''),
  `${text}/`,
  `${text}\n`,
])('%j is refused, with a message that describes a valid one and does not repeat it', (wrong) => {
  expect(() => parseDsn(wrong)).toThrow(
    /^SENTRY_DSN: expected a URL such as https:\/\/<32 hex digits>@o1\.ingest\.de/,
  );
  expect(() => parseDsn(wrong)).not.toThrow(key);
});
