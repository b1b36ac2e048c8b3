import { expect, test } from 'vitest';
import { parseDsn } from '#src/telemetry/sentry/dsn.ts';

const key = '0123456789abcdef0123456789abcdef';
const text = `https://${key}@o7.ingest.de.sentry.io/42`;

test.each([
  '',
  text.replace('https', 'http'),
  text.replace(key, `${key}:secret`),
  text.replace('.io', '.io.example'),
  `${text}\n`,
])('%j is refused without being repeated', (wrong) => {
  expect(() => parseDsn(wrong)).toThrow(
    /^SENTRY_DSN: expected a URL such as https:\/\/<32 hex digits>@o1\.ingest\.de/,
  );
  expect(() => parseDsn(wrong)).not.toThrow(key);
});
