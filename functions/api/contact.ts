import { respond, type Settings } from './contact/respond.ts';

/** `/api/contact`: takes what the contact form and the application forms send. */
export const onRequest: PagesFunction<Settings> = async (context) => {
  const response = await respond(context.request, context.env, { waitUntil: (work) => context.waitUntil(work) });
  return context.request.method === 'HEAD' ? new Response(null, response) : response;
};
