import { writeFileSync } from 'node:fs';
import { industryPath, jobPath, routes, servicePath, site, workPath } from '../../src/site.ts';

/** Addresses that people mistype, guess or used to know, and where they should end up. */
const guesses: [from: string, to: string][] = [
  ['/home', routes.home],
  ['/service', routes.services],
  ['/service/*', servicePath(':splat')],
  ['/industries', `${routes.home}#industries`],
  ['/industry/*', industryPath(':splat')],
  ['/work', routes.works],
  ['/work/*', workPath(':splat')],
  ['/portfolio', routes.works],
  ['/cases', routes.works],
  ['/case-studies', routes.works],
  ['/about', routes.about],
  ['/team', routes.about],
  ['/careers', routes.career],
  ['/careers/*', jobPath(':splat')],
  ['/jobs', routes.career],
  ['/jobs/*', jobPath(':splat')],
  ['/contact', routes.contact],
  ['/sweden', routes.sweden],
  ['/sv', routes.sweden],
  ['/privacy', routes.privacy],
  ['/cookies', `${routes.privacy}#your-answer`],
  ['/blog', site.blog.url],
  ['/knowledge-base', site.blog.url],
];

/** Every route in capitals and with a capital, as keyboards and letterheads write them. */
function capitals(): [string, string][] {
  const paths = Object.values(routes).filter((path) => path !== routes.home);
  return paths.flatMap((path): [string, string][] => {
    const capital = path.replace(/(^\/|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
    const first = path.replace(/^\/([a-z])/, (_, letter: string) => `/${letter.toUpperCase()}`);
    return [...new Set([path.toUpperCase(), capital, first])].map((form) => [form, path]);
  });
}

/** The text of `_redirects` (https://developers.cloudflare.com/pages/configuration/redirects/). */
export const redirectsFile = () => [...guesses, ...capitals()].map(([from, to]) => `${from} ${to} 301`).join('\n');

export const writeRedirects = (folder: string) => writeFileSync(`${folder}/_redirects`, `${redirectsFile()}\n`);
