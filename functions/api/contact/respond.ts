import { parseContact } from '../../../src/contact/schema.ts';
import { readBody, type TypedFields } from './body.ts';
import { ContactError } from './contactError.ts';
import { type Database, databaseTimeoutMs as defaultTimeoutMs, withDatabaseTimeout } from './database.ts';
import { identifyInquiry } from './identity.ts';
import { notify } from './notify.ts';
import { checkRequestHeaders } from './requestHeaders.ts';
import { errorResponse, sentResponse } from './responses.ts';
import { hashedSender } from './sender.ts';
import { checkSpamTraps } from './spamTraps.ts';
import { store } from './store.ts';
import { type TurnstileSettings, verifyTurnstile } from './turnstile.ts';

export interface Settings extends TurnstileSettings {
  /** Where inquiries are stored. */
  INQUIRIES?: Database;
  /** Where the agency is told of them. */
  NOTIFY_WEBHOOK_URL?: string;
  /** Keeps senders' hashes from being undone by whoever has the database. */
  RATE_SALT?: string;
}

export interface RespondOptions {
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds since 1970. */
  now?: number;
  /** How long the database may take before the visitor is told. Milliseconds. */
  databaseTimeoutMs?: number;
}

function check(typed: TypedFields) {
  const result = parseContact(typed);
  if ('contact' in result) return result.contact;
  throw new ContactError(422, 'invalid', { faults: result.faults });
}

/** A fault of ours is told to the log; the visitor is told what to do. */
function asContactError(error: unknown): ContactError {
  if (error instanceof ContactError) return error;
  console.error(error);
  return new ContactError(500, 'broken');
}

/**
 * Answers a post to `/api/contact`. What is written is stored first; only then is anybody told.
 * A form gets a page, JSON gets `{ reference }` or `{ code, message, faults, email }`.
 */
export async function respond(request: Request, settings: Settings, surroundings: RespondOptions) {
  const { waitUntil, now = Date.now(), databaseTimeoutMs = defaultTimeoutMs } = surroundings;
  let typed: TypedFields | undefined;
  try {
    typed = await readBody(request, checkRequestHeaders(request));
    const contact = check(typed);
    checkSpamTraps(typed);
    await verifyTurnstile(request, typed, settings);
    const identity = await identifyInquiry(typed, contact, now);
    const { isNew } = await withDatabaseTimeout(databaseTimeoutMs, async () => {
      const { INQUIRIES: database, RATE_SALT: secret, NOTIFY_WEBHOOK_URL: url } = settings;
      if (!database) throw new Error('not bound');
      const storing = hashedSender(request, secret, database, now).then((sender) =>
        store(database, sender, identity, contact, now),
      );
      // It may be stored after the visitor has been told that it could not be.
      waitUntil(
        storing.then(
          ({ id }) => notify(database, id, url, now),
          () => {},
        ),
      );
      return storing;
    });
    return sentResponse(request, contact, identity.reference, isNew);
  } catch (error) {
    return errorResponse(request, asContactError(error), typed);
  }
}
