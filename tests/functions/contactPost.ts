import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { respond } from '#functions/api/contact/respond.ts';
import type { Settings } from '#functions/api/contact/settings.ts';
import { site } from '#src/site.ts';
import { listen } from './listen.ts';
import { memoryR2 } from './memoryR2.ts';
import { sqliteD1 } from './sqliteD1.ts';

export const origin = site.url;
export const contactUrl = `${origin}/api/contact`;

export const filled = {
  name: 'Ölveti Åsa',
  email: 'asa@example.com',
  message: 'We have a tangle.',
};

/** A post as the site's scripts send it. A string is sent unchanged. */
export const jsonPost = (fields: unknown, headers: Record<string, string> = {}) =>
  new Request(contactUrl, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const postFrom = (ip: string, message: string) =>
  jsonPost({ ...filled, message }, { 'CF-Connecting-IP': ip });

/** A post as a browser sends a form without scripts. */
export function formPost(fields: Record<string, string | string[]>, multipart = false) {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return new Request(contactUrl, {
    method: 'POST',
    body,
    headers: {
      Accept: 'text/html,application/xhtml+xml',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
    },
  });
}

/**
 * Creates a Function with its own database and bucket. `settled` waits for work that continues after a
 * response.
 * @param databaseTimeoutMs how long the database may take, in milliseconds
 */
export function setUp(more: Settings = {}, databaseTimeoutMs?: number) {
  const database = sqliteD1();
  const bucket = memoryR2();
  const settings = { INQUIRIES: database, FILES: bucket, ...more };
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  return {
    database,
    bucket,
    settings,
    settled: () => Promise.all(work),
    post: (request: Request, now = Date.now(), timeoutMs = databaseTimeoutMs) =>
      respond(request, settings, {
        waitUntil,
        now,
        ...(timeoutMs && { databaseTimeoutMs: timeoutMs }),
      }),
  };
}

type Answer = Partial<Record<'reference' | 'code' | 'message' | 'email', string>> & {
  errors?: object;
};

export const read = async (response: Response) => (await response.json()) as Answer;

/** Serves a webhook or a Turnstile verifier until the test ends. @returns its URL */
export const serve = async (listener: RequestListener) =>
  `${await listen(createServer(listener))}/secret-token`;

/** Serves a webhook that records notices and responds with `status`, until the test ends. */
export async function webhook() {
  const hook = {
    url: '',
    status: 204,
    headers: {},
    notices: [] as { subject: string; text: string; replyTo?: string; inquiry?: object }[],
  };
  hook.url = await serve(async (request, response) => {
    hook.notices.push(JSON.parse(await text(request)));
    hook.headers = request.headers;
    response.writeHead(hook.status).end();
  });
  return hook;
}
