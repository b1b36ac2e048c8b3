import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { site } from '../../src/site.ts';

/** Where `sample: true` stands in a value: `results[1]`; an empty text for the value itself. */
function marked(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    marked(one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return 'sample' in value && value.sample === true ? [path, ...inner] : inner;
}

/** Everything invented that the site shows, a line each: the file, and where in it. */
export const listSamples = (folder = 'src/content'): string[] =>
  globSync(`${folder}/**/*.yaml`)
    .sort()
    .flatMap((file) =>
      marked(parse(readFileSync(file, 'utf8'))).map(
        (path) => file.replaceAll('\\', '/') + (path && `: ${path}`),
      ),
    );

/** Names that never lead anywhere (https://www.rfc-editor.org/rfc/rfc2606), and the host's own, where a site is tried out. */
const unreal =
  /(^|\.)(example|test|invalid|localhost|pages\.dev)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[/;

export const isRealDomain = (url: string) => !unreal.test(new URL(url).hostname);

interface Options {
  /** The address that goes live. */
  address: string;
  /** The address that the site is for. */
  url?: string;
  /** Whether `--with-samples` was given. */
  told: boolean;
}

/**
 * Keeps invented clients, people, figures and positions from going live.
 * @throws Error with a line for each, if the site is for a real domain or goes live on one, and `--with-samples` was not given
 */
export function refuseSamples(
  { address, url = site.url, told }: Options,
  samples = listSamples(),
): void {
  const real = [address, url].find(isRealDomain);
  if (told || samples.length === 0 || !real) return;
  throw new Error(
    `${samples.length} samples would go live on ${new URL(real).host}. Replace what is invented and remove its \`sample: true\`, or add --with-samples:\n${samples.join('\n')}`,
  );
}
