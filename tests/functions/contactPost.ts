import { vi } from 'vitest';
import { answerPost } from '#functions/contact/answerPost.ts';
import type { Settings } from '#functions/contact/settings.ts';
import { site } from '#src/site.ts';
import { memoryR2 } from './memoryR2.ts';
import { sqliteD1 } from './sqliteD1.ts';
import { textOf } from './textOf.ts';

export const origin = site.url;
const contactUrl = `${origin}/api/contact`;

export const filled = {
  name: 'Ölveti Åsa',
  email: 'asa@example.com',
  message: 'We have a tangle.',
};

type Headers = Record<string, string>;

export const rawPost = (body: BodyInit | null, headers: Headers, method = 'POST') =>
  new Request(contactUrl, { method, body, headers, duplex: 'half' } as RequestInit);

/** A post as the site's scripts send it. A string is sent unchanged. */
export const jsonPost = (fields: unknown, headers: Headers = {}) =>
  rawPost(typeof fields === 'string' ? fields : JSON.stringify(fields), {
    'Content-Type': 'application/json',
    ...headers,
  });

export const postFrom = (ip: string, message: string) =>
  jsonPost({ ...filled, message }, { 'CF-Connecting-IP': ip });

/** A post as a browser sends a form without scripts. */
export function formPost(fields: Record<string, string | string[]>, multipart = false) {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return rawPost(body, { Accept: 'text/html', Origin: origin, 'Sec-Fetch-Site': 'same-origin' });
}

type Json = Partial<Record<'reference' | 'code' | 'message' | 'email', string>> & {
  errors?: Record<string, string>;
};

/** Reads a response: its status, headers and text, and the fields of its JSON. */
export async function read(responding: Response | Promise<Response>) {
  const answer = await textOf(responding);
  const json: Json = answer.text.startsWith('{') ? JSON.parse(answer.text) : {};
  return { ...answer, ...json };
}

/**
 * Creates a Function with its own database and bucket. `settled` waits for work that continues after a
 * response.
 * @param databaseTimeoutMs how long the database may take, in milliseconds
 */
export function setUp(more: Settings = {}, databaseTimeoutMs = 10_000) {
  const database = sqliteD1();
  const bucket = memoryR2();
  const settings = { INQUIRIES: database, FILES: bucket, ...more };
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  const post = (request: Request, now = Date.now(), timeoutMs = databaseTimeoutMs) =>
    read(answerPost(request, settings, { waitUntil, now, databaseTimeoutMs: timeoutMs }));
  const settled = () => Promise.all(work);
  return { database, bucket, settings, settled, post };
}

interface Init {
  headers: Headers;
  body: string;
  signal: AbortSignal;
  redirect?: string;
}

/** Replaces `fetch` until the test ends. */
export function stubFetch(answer: (url: string, init: Init) => Response | Promise<Response>) {
  const stub = vi.fn(async (url: string, init: Init) => answer(url, init));
  vi.stubGlobal('fetch', stub);
  return stub;
}

/** Replaces the webhook until the test ends: records notices, and answers with `status`. */
export function webhook() {
  const hook = {
    url: 'https://chat.example/secret-token',
    status: 204,
    headers: {},
    notices: [] as { subject: string; text: string; replyTo?: string; inquiry?: object }[],
  };
  stubFetch((_, { headers, body }) => {
    hook.notices.push(JSON.parse(body));
    hook.headers = headers;
    return new Response(null, { status: hook.status });
  });
  return hook;
}
