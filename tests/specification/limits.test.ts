import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import loader from '../../src/images/loader.ts';
import { deviceWidths, quality, smallWidths } from '../../src/images/sizes.ts';
import { builtIn, replay, tunnelPath } from '../../src/telemetry/constants.ts';
import { parseDsn, tunnelQuery } from '../../src/telemetry/sentry/dsn.ts';
import { builtPages } from '../built/checks/pages.ts';

/** Sentry's source. If a test fails after an upgrade, check what the new figure means for visitors. */
const sdk = readFileSync('node_modules/@sentry/replay/build/npm/esm/index.js', 'utf8');

/** Reads a numeric constant from the SDK's source. */
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
    expect(loader({ src: '/images/a.png', width: 640 })).toBe(
      '/_next/image?url=%2Fimages%2Fa.png&w=640&q=75',
    );
    const requests = builtPages().flatMap(
      ({ html }) => html.match(/\/_next\/image\?[^\s"]+/g) ?? [],
    );
    expect(requests.length).toBeGreaterThan(100);
    for (const request of new Set(requests)) {
      const { searchParams } = new URL(
        request.replaceAll(/&amp;|\\u0026/g, '&'),
        'https://dunavik.example',
      );
      const { url, w, ...more } = Object.fromEntries(searchParams);
      expect(url).toMatch(/^\/images\//);
      expect(more, request).toEqual({ q: '75' });
      expect([...deviceWidths, ...smallWidths]).toContain(Number(w));
    }
  });
});

describe('9. Error reporting and session replay', () => {
  test.each([
    ['Slow-click timeout', replay.slowClickTimeout, 7000],
    ['Mutation limit', replay.mutationLimit, 10_000],
    ['Mutation breadcrumb limit', replay.mutationBreadcrumbLimit, 750],
  ])('%s', (_, actual, specified) => expect(actual).toBe(specified));

  test.each([
    ['Replay flush delay, from', replay.flushMinDelay, 'DEFAULT_FLUSH_MIN_DELAY', 5000],
    ['Replay flush delay, to', replay.flushMaxDelay, 'DEFAULT_FLUSH_MAX_DELAY', 5500],
    ['Minimum replay length', replay.minDuration, 'MIN_REPLAY_DURATION', 4999],
    ['Maximum replay length', replay.maxDuration, 'MAX_REPLAY_DURATION', 3_600_000],
    ['Replay buffer maximum', builtIn.bufferMax, 'REPLAY_MAX_EVENT_BUFFER_SIZE', 20_000_000],
    ['Idle pause', builtIn.idlePause, 'SESSION_IDLE_PAUSE_DURATION', 5 * 60_000],
    ['Idle expiry', builtIn.idleExpiry, 'SESSION_IDLE_EXPIRE_DURATION', 15 * 60_000],
    ['Send retries', builtIn.sendRetries, 'RETRY_MAX_COUNT', 3],
  ])('%s', (_, actual, name, specified) =>
    expect([actual, sdkConstant(name)]).toEqual([specified, specified]),
  );

  test('Minimum replay length, capped at 15000 ms: the SDK’s cap is not lower', () => {
    expect(replay.minDurationCap).toBe(15_000);
    expect(replay.minDuration).toBeLessThanOrEqual(replay.minDurationCap);
    expect(sdkConstant('MIN_REPLAY_DURATION_LIMIT')).toBeGreaterThanOrEqual(replay.minDurationCap);
  });

  test('Events per second, at most 300: the SDK allows as many in five seconds', () => {
    expect(builtIn.events).toBe(300);
    expect(sdk).toMatch(
      /throttle\(\s*\(event, isCheckout\) => addEvent\(this, event, isCheckout\),(\s*\/\/.*\n)?\s*300,(\s*\/\/.*\n)?\s*5\s*\)/,
    );
  });
});

describe('9. Images', () => {
  test('Device widths', () =>
    expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]));
  test('Small widths', () => expect(smallWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384]));
  test('Default quality', () => expect(quality).toBe(75));
});

test('9. Other: Browser storage key for the cookie answer: {product}CookiesAccepted', () => {
  expect(cookieAnswerKey).toBe('dunavikCookiesAccepted');
});
