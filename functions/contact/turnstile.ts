import { turnstileField } from '../../src/contact/fields.ts';
import { isLoopback } from '../http/isLoopback.ts';
import type { SentFields } from './body.ts';
import { ContactError } from './contactError.ts';

export interface TurnstileSettings {
  /** Requires a valid token in every post. */
  TURNSTILE_SECRET?: string;
  /** Replaces Cloudflare's verifier in tests. Must be a loopback URL. */
  TURNSTILE_VERIFY_URL?: string;
}

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const maxTokenLength = 2048;
const timeoutMs = 5000;

interface Verdict {
  success?: unknown;
  'error-codes'?: unknown;
}

/** Asks Cloudflare about a token. @throws Error if it does not answer or the URL is not allowed */
async function verifyToken(
  { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: url = siteverify }: TurnstileSettings,
  token: string,
  ip: string | null,
): Promise<Verdict> {
  if (url !== siteverify && !isLoopback(url)) throw new Error('not loopback');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response: token, ...(ip && { remoteip: ip }) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Checks the secret with an invalid token: Cloudflare reports an unknown secret first. */
export async function checkTurnstileSecret(
  settings: TurnstileSettings,
): Promise<'on' | 'off' | 'refused' | 'unavailable'> {
  if (!settings.TURNSTILE_SECRET) return 'off';
  try {
    const { 'error-codes': codes } = await verifyToken(
      settings,
      'no token, to learn whether the secret is known',
      null,
    );
    return Array.isArray(codes) && codes.includes('invalid-input-secret') ? 'refused' : 'on';
  } catch {
    return 'unavailable';
  }
}

/**
 * Verifies with Cloudflare that a person sent the form, if Turnstile is switched on.
 * @throws ContactError 422 without a token, 403 if it is refused, 503 if Cloudflare does not answer
 */
export async function verifyTurnstile(
  request: Request,
  sent: SentFields,
  settings: TurnstileSettings,
) {
  if (!settings.TURNSTILE_SECRET) return;
  const token = sent[turnstileField];
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength) {
    throw new ContactError(422, 'check_missing');
  }
  let passed: boolean;
  try {
    const ip = request.headers.get('CF-Connecting-IP');
    passed = (await verifyToken(settings, token, ip)).success === true;
  } catch {
    throw new ContactError(503, 'check_unavailable');
  }
  if (!passed) throw new ContactError(403, 'check_failed');
}
