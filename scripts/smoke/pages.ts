import { industryPath, jobPath, routes, servicePath, site, workPath } from '../../src/site.ts';
import { redirectsFile } from '../edge/redirects.ts';
import { pathsIn } from '../readSitemap.ts';
import { type Check, insist, inTurns } from './run.ts';

/** What stands for the part of an address that varies, where an address is put together to be compared. */
const something = 'something';

export const everyPageIsThere: Check = async ({ read, ask }) => {
  const paths = pathsIn(await read('/sitemap.xml'));
  for (const route of Object.values(routes)) insist(paths.includes(route), `the sitemap does not list ${route}`);
  for (const pathOf of [servicePath, industryPath, workPath, jobPath]) {
    const kind = pathOf('');
    insist(
      paths.some((path) => path.startsWith(kind)),
      `the sitemap lists nothing below ${kind}`,
    );
  }
  await inTurns(paths, async (path) => {
    const html = await read(path);
    const canonical = new URL(path, site.url).href.replace(/\/$/, '');
    insist(/<h1[ >]/.test(html), `${path} has no heading`);
    insist(new RegExp(`<link rel="canonical" href="${canonical}/?"`).test(html), `${path} does not call itself ${canonical}`);
  });
  for (const file of ['/robots.txt', '/site.webmanifest', '/favicon.ico', '/.well-known/security.txt']) {
    const { status } = await ask(file);
    insist(status === 200, `${file} answered ${status}`);
  }
  return `${paths.length} pages`;
};

export const lostIsLost: Check = async ({ ask }) => {
  for (const path of ['/no-such-page', workPath('no-such-work')]) {
    const answer = await ask(path);
    insist(answer.status === 404, `${path} answered ${answer.status}; expected 404`);
    insist(/<h1[ >]/.test(await answer.text()), `${path} does not show the page for lost visitors`);
  }
  return '404, with the page for lost visitors';
};

export const oldAddressesLead: Check = async ({ ask, base }) => {
  const rules = redirectsFile()
    .split('\n')
    .map((line) => line.replace('*', something).replace(':splat', something).split(' '));
  await inTurns(rules, async ([from = '', to = '', wanted]) => {
    const { status, headers } = await ask(from);
    const location = new URL(headers.get('Location') ?? '', base).href;
    insist(String(status) === wanted, `${from} answered ${status}; expected ${wanted}`);
    insist(location === new URL(to, base).href, `${from} leads to ${location}; expected ${to}`);
  });
  return `${rules.length} lead where they should`;
};
