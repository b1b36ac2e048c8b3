import { dataHeaders } from '../http/headers.ts';
import { checkHealth, type FormHealth, isHealthy } from './health.ts';
import type { Settings, WaitUntil } from './settings.ts';
import { doUpkeep } from './upkeep.ts';

/** How long a report is cached, so that this public URL cannot flood the database and Turnstile. */
const cacheMs = 10_000;

const headers = { ...dataHeaders, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * Makes a handler that responds with a `FormHealth`: status 200 if healthy, 503 if not.
 * Each check also runs the upkeep, so that a monitor of this URL keeps it on schedule.
 */
export function healthResponder() {
  let last: { at: number; health: Promise<FormHealth> } | undefined;
  return async (
    request: Request,
    settings: Settings,
    waitUntil: WaitUntil = () => {},
  ): Promise<Response> => {
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead)
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
    if (!last || Date.now() - last.at >= cacheMs) {
      const now = Date.now();
      const health = checkHealth(settings, now);
      last = { at: now, health };
      waitUntil(
        health.then(({ database }) => (database === 'ready' ? doUpkeep(settings, now) : undefined)),
      );
    }
    const health = await last.health;
    const response = Response.json(health, { status: isHealthy(health) ? 200 : 503, headers });
    return isHead ? new Response(null, response) : response;
  };
}
