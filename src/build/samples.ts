import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '../content/contentFolder.ts';
import { site } from '../site.ts';

/** Yields the paths of objects with `sample: true`, such as `results[1]`, empty for `value` itself. */
function* sampleFields(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('sample' in value && value.sample === true) yield path;
  for (const [key, inner] of Object.entries(value))
    yield* sampleFields(
      inner,
      Array.isArray(value) ? `${path}[${key}]` : path + (path && '.') + key,
    );
}

export const listSamples = (folder = contentFolder): string[] =>
  globSync(`${folder}/**/*.yaml`)
    .sort()
    .flatMap((file) =>
      [...sampleFields(parse(readFileSync(file, 'utf8')))].map(
        (path) => file.replaceAll('\\', '/') + (path && `: ${path}`),
      ),
    );

/** Matches reserved domains (https://www.rfc-editor.org/rfc/rfc2606), IP addresses and pages.dev. */
const testDomain =
  /(^|\.)(example|test|invalid|localhost|pages\.dev)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[/;

export const isRealDomain = (url: string) => !testDomain.test(new URL(url).hostname);

/** @throws Error listing the samples, for a real domain */
export function refuseSamples(
  { address, url = site.url, isAllowed }: { address: string; url?: string; isAllowed: boolean },
  samples = listSamples(),
): void {
  const real = [address, url].find(isRealDomain);
  if (isAllowed || samples.length === 0 || !real) return;
  throw new Error(
    `${samples.length} samples would go live on ${new URL(real).host}. Replace what is invented and remove its \`sample: true\`, or add --with-samples:\n${samples.join('\n')}`,
  );
}
