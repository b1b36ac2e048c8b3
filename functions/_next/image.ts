import manifest from '../../src/images/manifest.json';
import type { Manifest } from '../../src/images/manifest.ts';
import { respond } from './image/respond.ts';

interface Env {
  ASSETS: Fetcher;
}

/** `/_next/image`: the image resizer that next/image asks. */
export const onRequest: PagesFunction<Env> = ({ request, env }) =>
  respond(request, manifest as Manifest, (path) => env.ASSETS.fetch(new URL(path, request.url)));
