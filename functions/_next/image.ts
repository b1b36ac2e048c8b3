import manifest from '../../src/images/manifest.json';
import type { Manifest } from '../../src/images/manifest.ts';
import { type Env, fetchPicture } from './image/fetchPicture.ts';
import { respond } from './image/respond.ts';

export const onRequest: PagesFunction<Env> = ({ request, env }) =>
  respond(request, manifest as Manifest, (path) => fetchPicture(path, request.url, env));
