import { healthResponder } from './healthResponder.ts';
import type { Settings } from './settings.ts';

const respond = healthResponder();

/** `/api/contact/health`: whether a post to `/api/contact` would be stored. */
export const onRequest: PagesFunction<Settings> = (context) =>
  respond(context.request, context.env, (work) => context.waitUntil(work));
