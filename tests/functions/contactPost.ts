import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { respond } from '../../functions/api/contact/respond.ts';
import type { Settings } from '../../functions/api/contact/settings.ts';
import { site } from '../../src/site.ts';
import { listen } from './listen.ts';
import { sqliteD1 } from './sqliteD1.ts';

export const origin = site.url;
export const address = `${origin}/api/contact`;

export const filled = {
  name: 'Ölveti Åsa',
  email: 'asa@example.com',
  message: 'We have a tangle.',
};

/** A post as our scripts send it; a text is sent as it is. */
export const jsonPost = (fields: unknown, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A filled-in form from a visitor's address. */
export const postFrom = (visitor: string, message: string) =>
  jsonPost({ ...filled, message }, { 'CF-Connecting-IP': visitor });

/** A post as a browser sends a form without scripts. */
export function formPost(fields: Record<string, string | string[]>, multipart = false) {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return new Request(address, {
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
 * A Function with its own database; `settled` waits for the work that continues after a response.
 * @param databaseTimeoutMs how long the database may take, in milliseconds
 */
export function setUp(more: Settings = {}, databaseTimeoutMs?: number) {
  const database = sqliteD1();
  const settings = { INQUIRIES: database, ...more };
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  return {
    database,
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

/** A webhook or a Turnstile verifier, until the test is over. @returns its address */
export const serve = async (listener: RequestListener) =>
  `${await listen(createServer(listener))}/secret-token`;

/** A webhook that keeps each notice it gets and answers with `status`, until the test is over. */
export async function webhook() {
  const hook = {
    url: '',
    status: 200,
    notices: [] as { subject: string; text: string; replyTo?: string; inquiry?: object }[],
  };
  hook.url = await serve(async (request, response) => {
    hook.notices.push(JSON.parse(await text(request)));
    response.writeHead(hook.status).end();
  });
  return hook;
}
