import type { Database } from './database.ts';
import type { TurnstileSettings } from './turnstile.ts';

/** The exported site, which the host binds to every Function. */
export interface Assets {
  fetch: (url: URL) => Promise<Response>;
}

/** What the Functions of the form are configured with. */
export interface Settings extends TurnstileSettings {
  ASSETS?: Assets;
  INQUIRIES?: Database;
  NOTIFY_WEBHOOK_URL?: string;
  /** Prevents somebody who has the database from reversing the senders' hashes. */
  RATE_SALT?: string;
}
