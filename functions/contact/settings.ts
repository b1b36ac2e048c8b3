import type { Database } from './database.ts';
import type { Bucket } from './files.ts';
import type { TurnstileSettings } from './turnstile.ts';

/** Cloudflare's binding that serves the exported site's files. */
export interface Assets {
  fetch: (url: URL) => Promise<Response>;
}

/** The environment of the contact form's Functions. */
export interface Settings extends TurnstileSettings {
  ASSETS?: Assets;
  INQUIRIES?: Database;
  /** Keeps the CVs. */
  FILES?: Bucket;
  NOTIFY_WEBHOOK_URL?: string;
  /** Salts the hashes of IP addresses, so that a stolen database does not reveal them. */
  RATE_SALT?: string;
}

/** Keeps a Function running after its response until this work is done. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** The part of Cloudflare's event context that the contact form's Functions use. */
export interface Context {
  request: Request;
  env: Settings;
  waitUntil: WaitUntil;
}
