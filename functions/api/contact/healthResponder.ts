import { checkForm, type FormHealth, isHealthy } from './checkForm.ts';
import type { Settings } from './respond.ts';

/**
 * Anybody may ask: the answer says in three words what a post would find out, and names neither addresses nor errors. What
 * wants protection is the database and Cloudflare's verifier, from being asked as often as anybody likes: an answer holds for
 * this long. Milliseconds.
 */
const freshForMs = 10_000;

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' };

/** Answers 200 where a post to `/api/contact` would be stored, otherwise 503; a `FormHealth` either way. */
export function healthResponder() {
  let last: { at: number; health: Promise<FormHealth> } | undefined;
  return async (request: Request, settings: Settings): Promise<Response> => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET' } });
    if (!last || Date.now() - last.at >= freshForMs) last = { at: Date.now(), health: checkForm(settings) };
    const health = await last.health;
    return Response.json(health, { status: isHealthy(health) ? 200 : 503, headers });
  };
}
