import { industryPath, jobPath, routes, servicePath, site, workPath } from '../site.ts';

/** Old and guessed addresses, in lower case, and where they redirect. */
export const legacyPaths: readonly (readonly [from: string, to: string])[] = [
  ['/home', routes.home],
  ['/service', routes.services],
  ['/service/*', servicePath(':splat')],
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
