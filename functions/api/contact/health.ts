import { healthResponder } from '../../contact/healthResponder.ts';
import type { Context } from '../../contact/settings.ts';

const respond = healthResponder();

/** `/api/contact/health`: reports whether `/api/contact` can store inquiries. */
export const onRequest = ({ request, env, waitUntil }: Context) => respond(request, env, waitUntil);
