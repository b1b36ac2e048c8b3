import type { ValidForm } from '../../src/contact/schema.ts';
import { alertOperators, type Report } from './alert.ts';
import { ContactError } from './contactError.ts';
import { type Database, withDatabaseTimeout } from './database.ts';
import { bucketError, fileName, storeFile } from './files.ts';
import type { Identity } from './identity.ts';
import { checkLimits, type InquiryContext, insertInquiry, type Stored } from './insertInquiry.ts';
import { inTime } from './inTime.ts';
import { notify } from './notify.ts';
import { hashedSender } from './sender.ts';
import type { Settings, WaitUntil } from './settings.ts';
import { doUpkeep } from './upkeep.ts';

/** A valid post, and the CV that came with it. */
interface Post {
  request: Request;
  valid: ValidForm;
  identity: Identity;
  file: File | undefined;
}

export interface StoreOptions {
  settings: Settings;
  waitUntil: WaitUntil;
  /** Milliseconds since 1970. */
  now: number;
  databaseTimeoutMs: number;
}

/** Inserts the inquiry with its file's name. If it is refused, deletes the file. */
async function insertWithFile({ valid, file }: Post, context: InquiryContext, settings: Settings) {
  if (!file) return insertInquiry(context, valid);
  const cv = fileName(context.identity);
  try {
    return await insertInquiry(context, { ...valid, fields: { ...valid.fields, cv } });
  } catch (error) {
    // After other errors the file stays, because the database may have stored the inquiry. The
    // upkeep deletes the file when it is old.
    if (error instanceof ContactError) await settings.FILES?.delete([cv]).catch(() => {});
    throw error;
  }
}

async function notifyAndCleanUp(database: Database, id: number, { settings, now }: StoreOptions) {
  const url = settings.NOTIFY_WEBHOOK_URL;
  if (url) await notify(database, { id, url, now });
  await doUpkeep(settings, now);
}

/** Chains all steps at once, so that they continue after the visitor's time is over. */
async function store(post: Post, options: StoreOptions, report: Report): Promise<Stored> {
  const { settings, waitUntil, now, databaseTimeoutMs } = options;
  const { INQUIRIES: database, RATE_SALT: secret } = settings;
  const { request, identity, file } = post;
  if (!database) throw new Error('not bound');

  const checking = hashedSender(request, { secret, database, now }).then(async (sender) => {
    const context = { database, sender, identity, now, report };
    return { context, isStored: Boolean(file) && (await checkLimits(context)) };
  });
  const uploading = checking.then(async ({ context, isStored }) => {
    if (file && !isStored) await storeFile(context, file, settings.FILES);
    return context;
  });
  const inserting = uploading.then((context) => insertWithFile(post, context, settings));
  // Ignores errors here, because the visitor gets them.
  waitUntil(
    inserting.then(
      ({ id }) => notifyAndCleanUp(database, id, options),
      () => {},
    ),
  );

  await checking;
  // Half of the time, so that a slow bucket is not mistaken for a slow database.
  await inTime(uploading, databaseTimeoutMs / 2).catch((error) => {
    throw bucketError(error, report);
  });
  return inserting;
}

/**
 * Stores an inquiry and its file, then notifies the agency in the background. An inquiry that takes
 * longer than the visitor's time is still stored.
 * @throws ContactError 429 or 503
 */
export function storeInquiry(post: Post, options: StoreOptions): Promise<Stored> {
  const { settings, waitUntil, now, databaseTimeoutMs } = options;
  const report: Report = (problem, text) =>
    waitUntil(alertOperators(settings, { problem, text, now }));
  return withDatabaseTimeout(
    databaseTimeoutMs,
    () => store(post, options, report),
    (text) => report('storage', text),
  );
}
