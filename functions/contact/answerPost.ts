import { chosenFile, cvField } from '../../src/contact/cv.ts';
import { parseApplication } from '../../src/contact/schema.ts';
import { alertOperators, type Problem } from './alert.ts';
import { readBody, type TypedFields } from './body.ts';
import { ContactError } from './contactError.ts';
import { databaseTimeoutMs as defaultTimeoutMs, withDatabaseTimeout } from './database.ts';
import { fileName, storeFile } from './files.ts';
import { identifyInquiry } from './identity.ts';
import { notify } from './notify.ts';
import { checkRequestHeaders } from './requestHeaders.ts';
import { errorResponse, sentResponse } from './responses.ts';
import { hashedSender } from './sender.ts';
import type { Settings } from './settings.ts';
import { checkSpamTraps } from './spamTraps.ts';
import { checkLimits, store } from './store.ts';
import { verifyTurnstile } from './turnstile.ts';
import { doUpkeep } from './upkeep.ts';

export interface PostOptions {
  waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds since 1970. */
  now?: number;
  databaseTimeoutMs?: number;
}

/** @throws ContactError 422 if fields are invalid */
async function validate(typed: TypedFields) {
  const result = await parseApplication(typed);
  if ('contact' in result) return result.contact;
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
  let typed: TypedFields | undefined;
  try {
    const body = await readBody(request, checkRequestHeaders(request));
    typed = body.typed;
    if (body.problem) throw body.problem;
    const contact = await validate(typed);
    checkSpamTraps(typed);
    await verifyTurnstile(request, typed, settings);
    const identity = await identifyInquiry(typed, contact, now);
    const file = contact.fields.cv ? chosenFile(typed[cvField]) : undefined;
    const report = (problem: Problem, text: string) =>
      waitUntil(alertOperators(settings, problem, text, now));
    const storeAndNotify = async () => {
      const { INQUIRIES: database, FILES, RATE_SALT: secret, NOTIFY_WEBHOOK_URL: url } = settings;
      if (!database) throw new Error('not bound');
      let refuse!: (error: ContactError) => void;
      const refused = new Promise<never>((_, reject) => {
        refuse = reject;
      });
      const storing = (async () => {
        const sender = await hashedSender(request, secret, database, now);
        if (!file) return store(database, sender, identity, contact, now, report);
        const isStored = await checkLimits(database, sender, identity, now, report);
        const cv = fileName(identity);
        // Refuses the visitor after half of the time, so that a slow bucket is not taken for the
        // database. An application that gets its file later is still stored.
        const timeoutMs = databaseTimeoutMs / 2;
        if (!isStored)
          await storeFile(FILES, cv, file, timeoutMs, (text) => report('storage', text), refuse);
        const stored = { ...contact, fields: { ...contact.fields, cv } };
        return store(database, sender, identity, stored, now, report).catch(async (error) => {
          // No inquiry has this file. After a failure of the database one may, so it stays until it
          // is old.
          if (error instanceof ContactError) await FILES?.delete([cv]).catch(() => {});
          throw error;
        });
      })();
      // Notifies in the background, even if storing succeeds only after the visitor's timeout.
      waitUntil(
        storing.then(
          async ({ id }) => {
            if (url) await notify(database, id, url, now);
            await doUpkeep(settings, now);
          },
          () => {},
        ),
      );
      return Promise.race([storing, refused]);
    };
    const { isNew } = await withDatabaseTimeout(databaseTimeoutMs, storeAndNotify, (text) =>
      report('storage', text),
    );
    return await sentResponse(client, contact, identity.reference, isNew, now);
  } catch (error) {
    return errorResponse(client, toContactError(error), typed);
  }
}
