import { createServer } from 'node:http';

/**
 * Starts a local server that accepts every post of JSON and lists them at `/received`.
 * @param answer returns the response to a post; by default nothing
 */
export async function startWebhook(answer: (posted: unknown) => unknown = () => undefined) {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const listing = request.url === '/received';
    if (!listing) received.push(JSON.parse(body));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(listing ? received : answer(received.at(-1))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}` };
}
