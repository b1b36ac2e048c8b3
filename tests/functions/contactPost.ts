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
export function formPost(fields: Record<string, string | string[]>, multipart = false, headers: Record<string, string> = {}) {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return new Request(address, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html,application/xhtml+xml', Origin: origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
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
  faults?: Record<string, string>;
  email?: string;
}

export const read = async (response: Response) => (await response.json()) as Answer;
