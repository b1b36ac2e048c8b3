import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { companies, site } from '../../src/site.ts';

/** Where `sample: true` stands in a value: `results[1]`; an empty text for the value itself. */
function marked(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    marked(one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return 'sample' in value && value.sample === true ? [path, ...inner] : inner;
}

/** Everything invented that the site shows, a line each: the file, and where in it. */
export function listSamples(registered: unknown = companies): string[] {
  const files = globSync('src/content/**/*.yaml')
    .sort()
    .flatMap((file) =>
      marked(parse(readFileSync(file, 'utf8'))).map((path) => file.replaceAll('\\', '/') + (path && `: ${path}`)),
    );
  return [...marked(registered).map((path) => `src/site.ts: companies${path}`), ...files];
}

/** Names that never lead anywhere: https://www.rfc-editor.org/rfc/rfc2606. */
const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

export const isRealDomain = (url: string) => !reserved.test(new URL(url).hostname);

interface Options {
  /** The address that the site is for. */
  url?: string;
  /** Whether `--with-samples` was given. */
  told: boolean;
}

/**
 * Keeps invented clients, people, figures and positions from going live.
 * @throws Error with a line for each, if the site is for a real domain and `--with-samples` was not given
 */
export function refuseSamples({ url = site.url, told }: Options, samples = listSamples()): void {
  if (told || samples.length === 0 || !isRealDomain(url)) return;
  throw new Error(
    `${samples.length} samples would go live on ${new URL(url).host}. Replace what is invented and remove its \`sample: true\`, or add --with-samples:\n${samples.join('\n')}`,
  );
}
