import { answerPost, type PostOptions } from '../contact/answerPost.ts';
import type { Settings } from '../contact/settings.ts';

type Context = Pick<PostOptions, 'waitUntil'> & { request: Request; env: Settings };

/** `/api/contact`: accepts posts of the contact form and the application forms. */
export async function onRequest({ request, env, waitUntil }: Context) {
  const response = await answerPost(request, env, { waitUntil });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
