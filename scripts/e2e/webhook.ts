import { createServer } from 'node:http';

/** A stand-in for the chat or mailbox that inquiries are told to. It takes what is posted to it and lists it at `/received`. */
export async function startWebhook() {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/received') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(received));
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
