import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Envelope, parseEnvelope } from '../sentry/envelope.ts';

export const localIngestPort = 8799;

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** Of the body, byte for byte. */
  sha256: string;
  bytes: number;
  envelope: Envelope | undefined;
}

/** How the ingest answers; set with `POST /answer`. */
interface Answer {
  status: number;
  headers: Record<string, string>;
}

/**
 * A stand-in for the telemetry service's ingest, on loopback: takes envelopes, keeps them decoded, and lists them at `GET /received`.
 * `DELETE /received` forgets them; `POST /answer` with `{status, headers}` changes what it answers. With `?agent=` the
 * list and the answer are those for one user agent, so that several visitors can be distinguished.
 */
export async function startIngest(port: number, onReceived: (received: Received) => void = () => {}) {
  const received: Received[] = [];
  const answers = new Map<string | null | undefined, Answer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const path = request.url ?? '/';
    const [place, query] = path.split('?');
    const agent = new URLSearchParams(query).get('agent');
    if (place === '/received') {
      if (request.method === 'DELETE') received.length = 0;
      const theirs = received.filter(({ headers }) => agent === null || headers['user-agent'] === agent);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(theirs));
      return;
    }
    if (place === '/answer') {
      answers.set(agent, JSON.parse(body.toString()));
      response.end();
      return;
    }
    let envelope: Envelope | undefined;
    try {
      envelope = parseEnvelope(body);
    } catch {
      // Listed without its content; whoever sent it can see that it was no envelope.
    }
    const one = {
      path,
      headers: request.headers,
      sha256: createHash('sha256').update(body).digest('hex'),
      bytes: body.length,
      envelope,
    };
    received.push(one);
    onReceived(one);
    const answer = answers.get(request.headers['user-agent']) ?? answers.get(null) ?? { status: 200, headers: {} };
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers }).end('{}');
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, received, stop: () => server.close() };
}
