import { isLoopback } from '../../http.ts';
import { ContactError } from './contactError.ts';

export interface TurnstileSettings {
  /** If set, every post needs a valid token. */
  TURNSTILE_SECRET?: string;
  /** Another verifier for tests; only loopback addresses are accepted. */
  TURNSTILE_VERIFY_URL?: string;
}

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** The field that the widget adds to its form. */
export const tokenField = 'cf-turnstile-response';
/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/: characters of a token. */
const longest = 2048;
/** Milliseconds. */
const timeoutMs = 5000;

interface Verdict {
  success?: unknown;
  'error-codes'?: unknown;
}

/** What the verifier says of a token. @throws Error when it does not answer, or is one that may not be asked */
async function ask(
  { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: url = siteverify }: TurnstileSettings,
  token: string,
  address: string | null,
): Promise<Verdict> {
  if (url !== siteverify && !isLoopback(url)) throw new Error('not loopback');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response: token, ...(address && { remoteip: address }) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Whether posts need a token, and whether Cloudflare knows the secret; it names a wrong one before it looks at the token. */
export async function checkTurnstileSecret(
  settings: TurnstileSettings,
): Promise<'on' | 'off' | 'refused' | 'unavailable'> {
  if (!settings.TURNSTILE_SECRET) return 'off';
  try {
    const { 'error-codes': codes } = await ask(
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
 * Verifies with Cloudflare that a person has sent the form; no post passes while Cloudflare cannot be reached.
 * @throws ContactError 422 without a token, 403 when it is not confirmed, 503 when the verifier does not answer
 */
export async function verifyTurnstile(
  request: Request,
  typed: Record<string, unknown>,
  settings: TurnstileSettings,
) {
  if (!settings.TURNSTILE_SECRET) return;
  const token = typed[tokenField];
  if (typeof token !== 'string' || token === '' || token.length > longest) {
    throw new ContactError(422, 'check_missing');
  }
  let passed: boolean;
  try {
    passed = (await ask(settings, token, request.headers.get('CF-Connecting-IP'))).success === true;
  } catch {
    throw new ContactError(503, 'check_unavailable');
  }
  if (!passed) throw new ContactError(403, 'check_failed');
}
