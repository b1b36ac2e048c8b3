import { answerPost } from '../contact/answerPost.ts';
import type { Context } from '../contact/settings.ts';

/** `/api/contact`: accepts posts of the contact form and the application forms. */
export async function onRequest({ request, env, waitUntil }: Context) {
  const response = await answerPost(request, env, { waitUntil });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
