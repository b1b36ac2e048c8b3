import type { Settings } from './monitoring/checkRequest.ts';
import { respond } from './monitoring/respond.ts';

/** `/monitoring`: the tunnel that telemetry goes through. */
export const onRequest: PagesFunction<Settings> = ({ request, env }) => respond(request, env);
