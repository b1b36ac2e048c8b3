import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { editorPath, feedPath, prototypePath, routes, site } from '../../site.ts';
import { tunnelPath } from '../../telemetry/constants.ts';
import { contentFolder } from '../contentFolder.ts';
import { labelled, withForm } from '../schemas/editorMetadata.ts';
import { pattern } from '../schemas/schemaParts.ts';
import { fillPlaceholders } from '../texts/fillPlaceholders.ts';
import { absentPages } from './absentPages.ts';
import { once } from './once.ts';
import { parseContent } from './parseContent.ts';

const file = `${contentFolder}/redirects.yaml`;
const from = pattern(
  /^\/(\*|[a-z0-9/_.-]*([a-z0-9_.-]|\/\*))?$/,
  'an old path in lower case with no final slash such as /portfolio, or /work/* for all below it',
);
const to = pattern(
  /^(?!.*[^/]\*$)(\/|https:\/\/[^\s/?#]|\{\{)\S*$/,
  'a path such as /works or /works/*, or a URL such as https://blog.example',
);

/**
 * The schema of redirects: old paths and their targets. A final `*` stands for the same text in
 * both.
 */
export const redirectsSchema = labelled(
  'Old URLs',
  withForm(v.record(from, to), { names: { key: 'Old path', value: 'Leads to' } }),
  'An old path such as /portfolio, and where it leads now, such as /works. A * at the end of both stands for the same words.',
);

/** Returns the path of a target on the site's own host, and another target as it is. */
export const ownPathOf = (target: string) =>
  `${target}/`.toLowerCase().startsWith(`${site.url}/`)
    ? target.slice(site.url.length) || '/'
    : target;

export type Redirects = readonly (readonly [from: string, to: string])[];

/**
 * What the build or a Function answers beside the agency's pages. No redirect or page may have these
 * paths. Folders end with a slash.
 */
export const siteFiles = [
  ...['/.well-known/security.txt', '/robots.txt', '/humans.txt', '/llms.txt', '/licences.txt'],
  ...['/_next/image', '/_next/static/', '/images/people/', '/images/works/', '/illustrations/'],
  ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/wordmark.svg', '/icon-192.png'],
  ...['/icon-512.png', '/icon-maskable-512.png', '/site.webmanifest', '/fonts/', '/og/'],
  ...['/sitemap.xml', '/build.json', '/pictures.json', prototypePath(''), feedPath(routes.works)],
  ...[feedPath(routes.career), editorPath, `${editorPath}/`, '/404', '/styleguide', '/api/'],
  tunnelPath,
];

/** Reads the redirects in Cloudflare's syntax, without those to an absent page or blog. */
export const loadRedirects = once((): Redirects => {
  const targets = fillPlaceholders(
    parseContent(redirectsSchema, file, readFileSync(file, 'utf8')),
    file,
  );
  const exists = (target: string) =>
    target && !absentPages().includes(ownPathOf(target).replace(/(\/\*|#.*)$/, ''));
  return Object.entries(targets).flatMap(([path, target]) =>
    exists(target) ? [[path, target.replace(/\*$/, ':splat')] as const] : [],
  );
});
