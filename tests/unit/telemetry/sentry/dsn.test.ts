import { describe, expect, test } from 'vitest';
import { localDestination } from '../../../../scripts/sentry/local.ts';
import { parseDestination, tunnelQuery } from '../../../../src/telemetry/sentry/dsn.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('a DSN', () => {
  test('is parsed', () => {
    const text = `https://${key}@o7.ingest.de.sentry.io/42`;
    expect(parseDestination(text)).toEqual({
      text,
      key,
      host: 'o7.ingest.de.sentry.io',
      organisation: '7',
      project: '42',
      region: 'de',
    });
  });

  test('may have no region', () => {
    expect(parseDestination(`https://${key}@o4504.ingest.sentry.io/4505`)).toMatchObject({
      host: 'o4504.ingest.sentry.io',
      organisation: '4504',
      project: '4505',
      region: undefined,
    });
  });

  test.each([
    '',
    'x',
    `http://${key}@o7.ingest.de.sentry.io/42`,
    `https://${key.toUpperCase()}@o7.ingest.de.sentry.io/42`,
    `https://${key}:secret@o7.ingest.de.sentry.io/42`,
    `https://o7.ingest.de.sentry.io/42`,
    `https://${key}@sentry.io/42`,
    `https://${key}@o7.ingest.de.sentry.io.example/42`,
    `https://${key}@o7.ingest.d.e.sentry.io/42`,
    `https://${key}@ox.ingest.de.sentry.io/42`,
    `https://${key}@o7.ingest.de.sentry.io`,
    `https://${key}@o7.ingest.de.sentry.io/x`,
    `https://${key}@o7.ingest.de.sentry.io/42/`,
    ` https://${key}@o7.ingest.de.sentry.io/42`,
    `https://${key}@o7.ingest.de.sentry.io/42\n`,
  ])('is refused as %j, with a message that describes a valid one and does not repeat it', (text) => {
    expect(() => parseDestination(text)).toThrow(
      /^SENTRY_DSN: expected an address such as https:\/\/<32 hex digits>@o1\.ingest\.de/,
    );
    expect(() => parseDestination(text)).not.toThrow(key);
  });

  test('the local one is valid', () =>
    expect(parseDestination(localDestination)).toMatchObject({ organisation: '1', project: '42', region: 'de' }));
});

test('the tunnel’s query has organisation, project and, if there is one, the region', () => {
  expect(tunnelQuery(parseDestination(`https://${key}@o7.ingest.de.sentry.io/42`))).toBe('?o=7&p=42&r=de');
  expect(tunnelQuery(parseDestination(`https://${key}@o7.ingest.sentry.io/42`))).toBe('?o=7&p=42');
});
