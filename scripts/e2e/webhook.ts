import { listen } from '../serve/listen.ts';

/**
 * Accepts every post of JSON and lists them at `/received`. @param answer returns the response to a
 * post
 */
export function startWebhook(answer: (posted: unknown) => unknown = () => null) {
  const received: unknown[] = [];
  return listen(async (request) => {
    if (request.url.endsWith('/received')) return Response.json(received);
    const posted: unknown = await request.json();
    received.push(posted);
    return Response.json(answer(posted));
  });
}
