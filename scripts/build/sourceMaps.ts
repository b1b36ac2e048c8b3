import { globSync, rmSync } from 'node:fs';
import { uploadSourceMaps, uploadToken } from '../sentry/sourceMaps.ts';
import { buildFacts } from './facts.ts';

/** Hands over the maps that are in a built folder. */
export type SendMaps = (folder: string) => void;

const upload: SendMaps = (folder) => uploadSourceMaps(folder, buildFacts().commit);

/**
 * Hands the source maps in a built folder to the telemetry service and takes them out, as they are not for publishing.
 * @returns how many there were
 */
export function uploadAndRemoveSourceMaps(folder: string, token = uploadToken(), send = upload): number {
  const maps = globSync(`${folder}/**/*.map`);
  try {
    if (token && maps.length) send(folder);
  } finally {
    for (const map of maps) rmSync(map);
  }
  return maps.length;
}
