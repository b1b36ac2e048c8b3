import { type Env, respond } from './spelling/respond.ts';

/** Addresses in capitals, which scripts/edge/routes.ts sends here, and no others. */
export const onRequest: PagesFunction<Env> = ({ request, env }) => respond(request, env);
