import { isLoopback } from '../../loopback.ts';
import { ContactError } from './contactError.ts';

export interface TurnstileSettings {
  /** If set, every post needs a valid token. */
  TURNSTILE_SECRET?: string;
  /** Another verifier for tests; only loopback addresses are accepted. */
  TURNSTILE_VERIFY_URL?: string;
}

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** The field that the widget adds to its form. */
const tokenField = 'cf-turnstile-response';
/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/: characters of a token. */
const longest = 2048;
/** Milliseconds. */
const timeoutMs = 5000;

async function ask(url: string, secret: string, token: string, address: string | null): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response: token, ...(address && { remoteip: address }) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json()) as { success?: unknown };
  return answer.success === true;
}

/**
 * Verifies with Cloudflare that a person has sent the form; no post passes while Cloudflare cannot be reached.
 * @throws ContactError 422 without a token, 403 when it is not confirmed, 503 when the verifier does not answer
 */
export async function verifyTurnstile(request: Request, typed: Record<string, unknown>, settings: TurnstileSettings) {
  const { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: url = siteverify } = settings;
  if (!secret) return;
  const token = typed[tokenField];
  if (typeof token !== 'string' || token === '' || token.length > longest) {
    throw new ContactError(422, 'check_missing');
  }
  let passed: boolean;
  try {
    if (url !== siteverify && !isLoopback(url)) throw new Error('not loopback');
    passed = await ask(url, secret, token, request.headers.get('CF-Connecting-IP'));
  } catch {
    throw new ContactError(503, 'check_unavailable');
  }
  if (!passed) throw new ContactError(403, 'check_failed');
}
