import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { respond, type Settings } from '../../functions/api/contact/respond.ts';
import { sqliteD1 } from '../../scripts/serve/sqliteD1.ts';

export const origin = 'https://dunavik.example';
export const address = `${origin}/api/contact`;

export const filled = { name: 'Ölveti Åsa', email: 'asa@example.com', message: 'We have a tangle.' };
export const applied = { ...filled, kind: 'application', job: 'brand-designer-budapest' };

interface Init {
  headers?: Record<string, string>;
  method?: string;
}

export const jsonPost = (fields: unknown, { headers, ...rest }: Init = {}) =>
  new Request(address, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
    ...rest,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A post as a browser sends a form without scripts. */
export function formPost(fields: Record<string, string | string[]>, multipart = false) {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return new Request(address, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html,application/xhtml+xml', Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  });
}

/**
 * A Function with its own database; `settled` waits for the work that continues after a response.
 * @param databaseTimeoutMs how long the database may take, in milliseconds
 */
export function setUp(settings: Settings = {}, databaseTimeoutMs?: number) {
  const database = sqliteD1();
  const work: Promise<unknown>[] = [];
  return {
    database,
    settled: () => Promise.all(work),
    post: (request: Request, now?: number) =>
      respond(
        request,
        { INQUIRIES: database, ...settings },
        {
          waitUntil: (one) => void work.push(one),
          ...(now !== undefined && { now }),
          ...(databaseTimeoutMs !== undefined && { databaseTimeoutMs }),
        },
      ),
  };
}

export interface Answer {
  reference?: string;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  email?: string;
}

export const read = async (response: Response) => (await response.json()) as Answer;

export async function bodyOf(request: Parameters<RequestListener>[0]) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

/** A webhook or a Turnstile verifier on loopback, until the test is over. @returns its address */
export async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-token`;
}

/** A webhook that keeps each notice it gets and answers with `status`, until the test is over. */
export async function webhook() {
  const hook = { url: '', status: 200, notices: [] as { subject: string; text: string; replyTo?: string; inquiry?: object }[] };
  hook.url = await listen(async (request, response) => {
    hook.notices.push(JSON.parse(await bodyOf(request)));
    response.writeHead(hook.status).end();
  });
  return hook;
}
