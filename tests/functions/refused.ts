import { expect } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import type { Settings } from '../../src/telemetry/sentry/settings.ts';
import { ingest, send } from './tunnel.ts';

type Sending = Parameters<typeof send>[1];

/** Sends a request and checks that the refusal has this status, reveals no internals, and that nothing was forwarded. */
export async function expectRefused(status: number, body: BodyInit | null, sending: Sending = {}, other: Settings = {}) {
  const { arrived, settings } = await ingest();
  const answer = await respond(send(body, sending), { ...settings, ...other });
  expect(answer.status).toBe(status);
  expect(arrived).toEqual([]);
  const { 'content-type': type, 'cache-control': cache, ...rest } = Object.fromEntries(answer.headers);
  expect([type, cache]).toEqual(['text/plain; charset=utf-8', 'no-store']);
  expect(rest).toEqual({ 'x-content-type-options': 'nosniff', ...(status === 405 && { allow: 'POST' }) });
  const text = await answer.text();
  expect(text).not.toMatch(/0123456789abcdef|sentry\.io|127\.0\.0\.1|at .*\.ts|<|\b(?:7|42)\b/);
  expect(text).toMatch(sending.method === 'HEAD' ? /^$/ : /^[A-Z].+\.\n$/i);
}
