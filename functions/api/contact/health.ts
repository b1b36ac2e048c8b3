import { healthResponder } from './healthResponder.ts';
import type { Settings } from './settings.ts';

const respond = healthResponder();

/** `/api/contact/health`: reports whether `/api/contact` can store inquiries. */
export const onRequest: PagesFunction<Settings> = (context) =>
  respond(context.request, context.env, (work) => context.waitUntil(work));
