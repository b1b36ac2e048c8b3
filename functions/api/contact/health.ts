import { healthResponder } from './healthResponder.ts';
import type { RespondOptions } from './respond.ts';
import type { Settings } from './settings.ts';

const respond = healthResponder();

type Context = Pick<RespondOptions, 'waitUntil'> & { request: Request; env: Settings };

/** `/api/contact/health`: reports whether `/api/contact` can store inquiries. */
export const onRequest = ({ request, env, waitUntil }: Context) => respond(request, env, waitUntil);
