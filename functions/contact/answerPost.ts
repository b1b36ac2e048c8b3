import { chosenFile, cvField } from '../../src/contact/cv.ts';
import { validateForm } from '../../src/contact/schema.ts';
import { readBody, type SentFields } from './body.ts';
import { ContactError } from './contactError.ts';
import { databaseTimeoutMs as defaultTimeoutMs } from './database.ts';
import { identifyInquiry } from './identity.ts';
import { checkRequestHeaders } from './requestHeaders.ts';
import { errorResponse, sentResponse } from './responses.ts';
import type { Settings, WaitUntil } from './settings.ts';
import { checkSpamTraps } from './spamTraps.ts';
import { storeInquiry } from './storeInquiry.ts';
import { verifyTurnstile } from './turnstile.ts';

interface PostOptions {
  waitUntil: WaitUntil;
  /** Milliseconds since 1970. */
  now?: number;
  databaseTimeoutMs?: number;
}

/** @throws ContactError 422 if fields are invalid */
async function validate(sent: SentFields) {
  const result = await validateForm(sent);
  if ('valid' in result) return result.valid;
  throw new ContactError(422, 'invalid', { errors: result.errors });
}

/** Logs an unexpected error and turns it into one that visitors can understand. */
function toContactError(error: unknown): ContactError {
  if (error instanceof ContactError) return error;
  console.error(error);
  return new ContactError(500, 'broken');
}

/**
 * Answers a post to `/api/contact`: stores the file and the inquiry, then notifies the agency.
 * A form gets a page, JSON gets `{ reference }` or `{ code, message, errors, email }`.
 */
export async function answerPost(request: Request, settings: Settings, options: PostOptions) {
  const { waitUntil, now = Date.now(), databaseTimeoutMs = defaultTimeoutMs } = options;
  const client = { request, assets: settings.ASSETS };
  let sent: SentFields | undefined;
  try {
    const body = await readBody(request, checkRequestHeaders(request));
    sent = body.sent;
    if (body.problem) throw body.problem;
    const valid = await validate(sent);
    checkSpamTraps(sent);
    await verifyTurnstile(request, sent, settings);
    const identity = await identifyInquiry(sent, valid, now);
    const file = valid.fields.cv ? chosenFile(sent[cvField]) : undefined;
    const { isNew } = await storeInquiry(
      { request, valid, identity, file },
      { settings, waitUntil, now, databaseTimeoutMs },
    );
    return await sentResponse(client, { valid, reference: identity.reference, isNew, now });
  } catch (error) {
    return errorResponse(client, toContactError(error), sent);
  }
}
