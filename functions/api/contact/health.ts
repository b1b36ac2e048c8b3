import type { PostOptions } from '../../contact/answerPost.ts';
import { healthResponder } from '../../contact/healthResponder.ts';
import type { Settings } from '../../contact/settings.ts';

const respond = healthResponder();

type Context = Pick<PostOptions, 'waitUntil'> & { request: Request; env: Settings };

/** `/api/contact/health`: reports whether `/api/contact` can store inquiries. */
export const onRequest = ({ request, env, waitUntil }: Context) => respond(request, env, waitUntil);
