import type { Settings } from './monitoring/checkRequest.ts';
import { respond } from './monitoring/respond.ts';

export const onRequest: PagesFunction<Settings> = ({ request, env }) => respond(request, env);
