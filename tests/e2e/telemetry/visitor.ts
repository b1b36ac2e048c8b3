import { randomUUID } from 'node:crypto';
import type { Event } from '@sentry/core';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { ReceivedEnvelope } from '#scripts/e2e/ingest.ts';
import { test as base } from '../base.ts';

export { expect };

const { INGEST_URL = '' } = process.env;

type Payload = Event & {
  urls?: string[];
  replay_start_timestamp?: number;
  events?: { data: Record<string, unknown> }[];
};

/** Reads what one browser, identified by its unique user agent, has sent through the tunnel. */
function makeIngest(agent: string) {
  const query = `?agent=${encodeURIComponent(agent)}`;
  const received = async () =>
    (await (await fetch(`${INGEST_URL}/received${query}`)).json()) as ReceivedEnvelope[];
  const payloads = async (type: string) =>
    (await received())
      .flatMap(({ envelope }) => envelope?.items ?? [])
      .filter((item) => item.type === type)
      .map(({ payload }) => payload as Payload);
  return {
    agent,
    received,
    payloads,
    errors: async () =>
      (await payloads('event')).map(({ exception }) => exception?.values?.at(-1)?.value),
    traces: async () => {
      const traces = await payloads('transaction');
      const inOrder = traces.sort((a, b) => (a.start_timestamp ?? 0) - (b.start_timestamp ?? 0));
      return inOrder.map(({ contexts, transaction }) => `${contexts?.trace?.op} ${transaction}`);
    },
  };
}

export const test = base.extend<{ ingest: ReturnType<typeof makeIngest> }>({
  userAgent: async ({ userAgent }, use) => use(`${userAgent} ${randomUUID()}`),
  ingest: async ({ userAgent }, use) => use(makeIngest(userAgent ?? '')),
});

export const breakPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

/**
 * Throws an error and waits until it arrives. Everything that was sent before has then arrived,
 * too.
 */
export async function breakAndWait(
  page: Page,
  ingest: ReturnType<typeof makeIngest>,
  message: string,
) {
  await breakPage(page, message);
  await expect.poll(ingest.errors).toContain(message);
}

/** Makes the SDK sample every visit for recording. */
export const recordEveryVisit = (context: BrowserContext) =>
  context.addInitScript(() => {
    Math.random = () => 0;
  });

export const stored = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
  }));
