import manifest from '../../src/images/manifest.json';
import type { Manifest } from '../../src/images/manifest.ts';
import { type Env, fetchPicture } from '../pictures/fetchPicture.ts';
import { servePicture } from '../pictures/servePicture.ts';

/** `/_next/image`: serves pictures in the format and width that a browser asks for. */
export const onRequest: PagesFunction<Env> = ({ request, env }) =>
  servePicture(request, manifest as Manifest, (path) => fetchPicture(path, request.url, env));
