import { contentFolder } from '#src/content/contentFolder.ts';
import { takesCv } from '#src/content/facts/takesCv.ts';
import { bucketOf, readSettings } from '../serve/wrangler.ts';

export function bucketProblems(): string[] {
  const settings = readSettings();
  const places = takesCv ? [undefined, 'preview', 'production'] : [];
  return places
    .filter((env) => !bucketOf(settings, env))
    .map(
      (env) =>
        `wrangler.toml: ${env ? `env.${env}.` : ''}r2_buckets: FILES is missing, which keeps the CVs; add it, or remove "cv" from ${contentFolder}/site.json`,
    );
}
