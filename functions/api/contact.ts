import { respond } from './contact/respond.ts';
import type { Settings } from './contact/settings.ts';

/** `/api/contact`: accepts posts of the contact form and the application forms. */
export const onRequest: PagesFunction<Settings> = async (context) => {
  const response = await respond(context.request, context.env, {
    waitUntil: (work) => context.waitUntil(work),
  });
  return context.request.method === 'HEAD' ? new Response(null, response) : response;
};
