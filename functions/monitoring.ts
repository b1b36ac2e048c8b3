import type { Settings } from './monitoring/checkRequest.ts';
import { respond } from './monitoring/respond.ts';

export const onRequest = ({ request, env }: { request: Request; env: Settings }) =>
  respond(request, env);
