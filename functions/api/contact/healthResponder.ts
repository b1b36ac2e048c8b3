import { commonHeaders } from '../../http.ts';
import { checkForm, type FormHealth, isHealthy } from './checkForm.ts';
import type { Settings } from './settings.ts';
import { doUpkeep } from './upkeep.ts';

/**
 * Anybody may ask: the answer says in five words what a post would find out, and names neither addresses nor errors. What
 * wants protection is the database and Cloudflare's verifier, from being asked as often as anybody likes: an answer holds for
 * this long. Milliseconds.
 */
const freshForMs = 10_000;

const headers = { ...commonHeaders, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * Answers 200 where a post to `/api/contact` would be stored and nothing is late, otherwise 503; a `FormHealth` either way.
 * Then it does the upkeep: whoever monitors this address is its clock.
 */
export function healthResponder() {
  let last: { at: number; health: Promise<FormHealth> } | undefined;
  return async (
    request: Request,
    settings: Settings,
    waitUntil: (work: Promise<unknown>) => void = () => {},
  ): Promise<Response> => {
    if (request.method !== 'GET')
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET' } });
    if (!last || Date.now() - last.at >= freshForMs) {
      const now = Date.now();
      const health = checkForm(settings, now);
      last = { at: now, health };
      waitUntil(
        health.then(({ database }) => (database === 'ready' ? doUpkeep(settings, now) : undefined)),
      );
    }
    const health = await last.health;
    return Response.json(health, { status: isHealthy(health) ? 200 : 503, headers });
  };
}
