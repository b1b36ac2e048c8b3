import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { deviceWidths, quality, smallWidths } from '#src/images/sizes.ts';
import { builtIn, replay, tunnelPath } from '#src/telemetry/constants.ts';
import { parseDsn, tunnelQuery } from '#src/telemetry/sentry/dsn.ts';
import { builtPages } from '../built/checks/pages.ts';

/** Sentry's source. If a test fails after an upgrade, check what the new figure means for visitors. */
const sdk = readFileSync('node_modules/@sentry/replay/build/npm/esm/index.js', 'utf8');

function sdkConstant(name: string): number {
  const [, value] = new RegExp(`^const ${name} = ([\\d._e]+);$`, 'm').exec(sdk) ?? [];
  return Number(value?.replaceAll('_', ''));
}

describe('7. The calls it makes', () => {
  test('/monitoring with query parameters for the organisation, project and, optionally, the region', () => {
    const key = '0123456789abcdef0123456789abcdef';
    const query = (host: string) => tunnelQuery(parseDsn(`https://${key}@${host}/42`));
    expect(tunnelPath).toBe('/monitoring');
    expect(query('o7.ingest.de.sentry.io')).toBe('?o=7&p=42&r=de');
    expect(query('o7.ingest.sentry.io')).toBe('?o=7&p=42');
  });

  test('GET /_next/image with query parameters url, w and q; w is a width from the list in point 9, q is 75', () => {
    const urls = builtPages().flatMap(({ html }) => html.match(/\/_next\/image\?[^\s"]+/g) ?? []);
    expect(urls.length).toBeGreaterThan(100);
    const widths = [...deviceWidths, ...smallWidths].join('|');
    const expected = new RegExp(`^/_next/image\\?url=%2Fimages%2F[^&]+&w=(${widths})&q=75$`);
    for (const url of new Set(urls))
      expect(url.replaceAll(/&amp;|\\u0026/g, '&')).toMatch(expected);
  });
});

describe('9. Error reporting and session replay', () => {
  test.each<[string, number, number, string?]>([
    ['Slow-click timeout', replay.slowClickTimeout, 7000],
    ['Mutation limit', replay.mutationLimit, 10_000],
    ['Mutation breadcrumb limit', replay.mutationBreadcrumbLimit, 750],
    ['Replay flush delay, from', replay.flushMinDelay, 5000, 'DEFAULT_FLUSH_MIN_DELAY'],
    ['Replay flush delay, to', replay.flushMaxDelay, 5500, 'DEFAULT_FLUSH_MAX_DELAY'],
    ['Minimum replay length', replay.minDuration, 4999, 'MIN_REPLAY_DURATION'],
    ['Maximum replay length', replay.maxDuration, 3_600_000, 'MAX_REPLAY_DURATION'],
    ['Replay buffer maximum', builtIn.bufferMax, 20_000_000, 'REPLAY_MAX_EVENT_BUFFER_SIZE'],
    ['Idle pause', builtIn.idlePause, 5 * 60_000, 'SESSION_IDLE_PAUSE_DURATION'],
    ['Idle expiry', builtIn.idleExpiry, 15 * 60_000, 'SESSION_IDLE_EXPIRE_DURATION'],
    ['Send retries', builtIn.sendRetries, 3, 'RETRY_MAX_COUNT'],
  ])('%s', (_, actual, specified, name) => {
    expect(actual).toBe(specified);
    if (name) expect(sdkConstant(name)).toBe(specified);
  });

  test('Minimum replay length, capped at 15000 ms: the SDK’s cap is not lower', () => {
    expect(replay.minDurationCap).toBe(15_000);
    expect(sdkConstant('MIN_REPLAY_DURATION_LIMIT')).toBeGreaterThanOrEqual(replay.minDurationCap);
  });

  test('Events per second, at most 300: the SDK allows as many in five seconds', () => {
    expect(builtIn.events).toBe(300);
    expect(sdk).toMatch(
      /throttle\(\s*\(event, isCheckout\) => addEvent\(this, event, isCheckout\),(\s*\/\/.*\n)?\s*300,(\s*\/\/.*\n)?\s*5\s*\)/,
    );
  });
});

test.each([
  ['Device widths', deviceWidths, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  ['Small widths', smallWidths, [16, 32, 48, 64, 96, 128, 256, 384]],
  ['Default quality', quality, 75],
])('9. Images: %s', (_, actual, specified) => expect(actual).toEqual(specified));

test('9. Other: Browser storage key for the cookie answer: {product}CookiesAccepted', () =>
  expect(cookieAnswerKey).toBe('dunavikCookiesAccepted'));
