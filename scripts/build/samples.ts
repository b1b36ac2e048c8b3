import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { site } from '../../src/site.ts';

/** Finds `sample: true` in a value. @returns paths such as `results[1]`; an empty path for the value itself */
function sampleFields(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).flatMap(([key, inner]) =>
    sampleFields(inner, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return 'sample' in value && value.sample === true ? [path, ...fields] : fields;
}

/** A line for each piece of invented content: its file, and the field in it. */
export const listSamples = (folder = 'src/content'): string[] =>
  globSync(`${folder}/**/*.yaml`)
    .sort()
    .flatMap((file) =>
      sampleFields(parse(readFileSync(file, 'utf8'))).map(
        (path) => file.replaceAll('\\', '/') + (path && `: ${path}`),
      ),
    );

/** Reserved domains (https://www.rfc-editor.org/rfc/rfc2606), and the host's domain for trials. */
const notReal =
  /(^|\.)(example|test|invalid|localhost|pages\.dev)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[/;

export const isRealDomain = (url: string) => !notReal.test(new URL(url).hostname);

interface Options {
  /** The address that is deployed to. */
  address: string;
  /** The address in site.json. */
  url?: string;
  /** Whether `--with-samples` was given. */
  isAllowed: boolean;
}

/**
 * Keeps invented content from going live.
 * @throws Error with a line for each sample, if the site is for a real domain or is deployed to one
 */
export function refuseSamples(
  { address, url = site.url, isAllowed }: Options,
  samples = listSamples(),
): void {
  const real = [address, url].find(isRealDomain);
  if (isAllowed || samples.length === 0 || !real) return;
  throw new Error(
    `${samples.length} samples would go live on ${new URL(real).host}. Replace what is invented and remove its \`sample: true\`, or add --with-samples:\n${samples.join('\n')}`,
  );
}
