import type { Settings } from './tunnel/checkRequest.ts';
import { tunnelEnvelope } from './tunnel/tunnelEnvelope.ts';

/** `/monitoring`: forwards Sentry envelopes from this origin. */
export const onRequest = ({ request, env }: { request: Request; env: Settings }) =>
  tunnelEnvelope(request, env);
