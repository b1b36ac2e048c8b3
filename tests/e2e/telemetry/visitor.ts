import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  type Page,
  expect as plainExpect,
  test as plainTest,
} from 'playwright/test';
import type { ReceivedEnvelope } from '../../../scripts/e2e/ingest.ts';
import { cookieAnswerKey } from '../../../src/consent/cookieAnswer.ts';
import { withinPolicy } from '../complaints.ts';

const { INGEST_URL = '' } = process.env;

/** A longer timeout than elsewhere: the SDK itself waits seconds before it sends. */
export const expect = plainExpect.configure({ timeout: 60_000 });

/** A place in a script, with lines and columns from one; the last of a list is where the error was thrown. */
export interface Frame {
  filename: string;
  lineno?: number;
  colno?: number;
}

/** The fields of the SDK's payloads that the tests read. */
interface Payload {
  release?: string;
  environment?: string;
  transaction?: string;
  transaction_info?: { source: string };
  tags?: Record<string, string>;
  user?: unknown;
  exception?: { values: { value: string; mechanism: object; stacktrace?: { frames: Frame[] } }[] };
  contexts?: { trace?: { trace_id: string; op: string }; react?: { componentStack?: string } };
  urls?: string[];
  start_timestamp?: number;
  timestamp?: number;
  replay_start_timestamp?: number;
  events?: { type: number; timestamp: number; data: Record<string, unknown> }[];
}

/** What one visitor's browser has sent through the tunnel, identified by a unique user agent. */
function makeIngest(agent: string) {
  const query = `?agent=${encodeURIComponent(agent)}`;
  const received = async () =>
    (await (await fetch(`${INGEST_URL}/received${query}`)).json()) as ReceivedEnvelope[];
  const items = async (type: string) =>
    (await received())
      .flatMap(({ envelope }) => envelope?.items ?? [])
      .filter((item) => item.type === type);
  const payloads = async (type: string) =>
    (await items(type)).map(({ payload }) => payload as Payload);
  return {
    agent,
    received,
    payloads,
    /** The messages of the errors, in the order of their arrival. */
    errors: async () =>
      (await payloads('event')).map(({ exception }) => exception?.values.at(-1)?.value),
    /** The operations and names of the traces, in the order in which they began. */
    traces: async () => {
      const traces = await payloads('transaction');
      const inOrder = traces.sort(
        (one, two) => (one.start_timestamp ?? 0) - (two.start_timestamp ?? 0),
      );
      return inOrder.map(({ contexts, transaction }) => `${contexts?.trace?.op} ${transaction}`);
    },
  };
}

interface Visitor {
  /** The answer to the cookie notice on an earlier visit; null on a first visit. */
  answer: 'true' | 'false' | null;
  ingest: ReturnType<typeof makeIngest>;
}

/** `test` for a visitor whose telemetry can be inspected. */
export const test = plainTest.extend<Visitor>({
  answer: ['false', { option: true }],
  userAgent: async ({ userAgent }, use) => use(`${userAgent} ${randomUUID()}`),
  ingest: async ({ userAgent }, use) => use(makeIngest(userAgent ?? '')),
  context: async ({ context }, use) => withinPolicy(context, [], () => use(context)),
  storageState: async ({ answer, baseURL }, use, testInfo) => {
    // Recordings are slow, and many times slower on a busy machine.
    testInfo.setTimeout(180_000);
    const localStorage = answer === null ? [] : [{ name: cookieAnswerKey, value: answer }];
    await use({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] });
  },
});

/** Throws an error in the page, after it has loaded. */
export const breakPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

/** Breaks the page and waits until the error arrives; anything sent before has then arrived too. */
export async function breakAndWait(
  page: Page,
  ingest: ReturnType<typeof makeIngest>,
  message: string,
) {
  await breakPage(page, message);
  await expect.poll(ingest.errors).toContain(message);
}

/** Selects every visit for recording from the start. */
export const recordEveryVisit = (context: BrowserContext) =>
  context.addInitScript(() => {
    Math.random = () => 0;
  });

/** Collects the recorder's scripts that are fetched; without consent there must be none. */
export function recorderFetched(page: Page) {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('maskTextSelector')) fetched.push(response.url());
  });
  return fetched;
}

/** Everything that the page has stored in the browser. */
export const stored = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
  }));
