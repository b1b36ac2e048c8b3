import { writeFileSync } from 'node:fs';
import { loadIndustries, loadJobs, loadServices, loadWorks } from '../../src/content/load.ts';
import { industryPath, jobPath, routes, servicePath, site, workPath } from '../../src/site.ts';
import { limits } from './limits.ts';

type Rule = [from: string, to: string];

/** Old and guessed addresses, and where they redirect. */
export const legacyPaths: Rule[] = [
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

/** The path of every page but the home page, which cannot be mistyped. */
const pagePaths = (): string[] => [
  ...Object.values(routes).filter((path) => path !== routes.home),
  ...loadServices().map(({ slug }) => servicePath(slug)),
  ...loadIndustries().map(({ slug }) => industryPath(slug)),
  ...loadWorks().map(({ slug }) => workPath(slug)),
  ...loadJobs().map(({ slug }) => jobPath(slug)),
];

const isDynamic = (from: string) => from.endsWith('*');

const withEnds = (path: string) => (isDynamic(path) ? [path] : [path, `${path}/`, `${path}.html`]);

/**
 * An address in the forms people type: as it is, in capitals, and with capitals as letterheads have it (`/About-us`,
 * `/About-Us`, `/services/UX-Audit`), each also with `/` or `.html` behind. The host tells capitals from small letters. Not
 * every mixture is here, as the host limits their number (limits.ts).
 */
function formsOf(path: string): string[] {
  const capital = (letter: string) => letter.toUpperCase();
  const words = path.replace(/[/-][a-z]/g, capital);
  const names = words.replace(/\b(Ux|Ui|Hr)\b/g, capital).replace(/\Btech\b/g, 'Tech');
  const written = [path.toUpperCase(), path.replace(/\/[a-z]/g, capital), words, names];
  const last = path.lastIndexOf('/');
  const cases = written.flatMap((form) => [form, path.slice(0, last) + form.slice(last)]);
  const forms = [...new Set([path, ...cases])].flatMap(withEnds);
  return isDynamic(path) ? forms : [...forms, `${path}.html`.toUpperCase()];
}

/**
 * The text of `_redirects`, static rules first.
 * @throws Error when one of the host's limits is passed, as it leaves out the rest
 */
export function redirectsFile(pages = pagePaths()): string {
  const sections = [servicePath, industryPath, workPath, jobPath].map((pathOf): Rule => [pathOf('*'), pathOf(':splat')]);
  const there: Rule[] = [...pages.map((path): Rule => [path, path]), ...sections];
  // The host itself redirects these to the page; a rule for one would cause a loop.
  const answered = new Set(there.flatMap(([from]) => withEnds(from)));
  const forms = [...legacyPaths, ...there].flatMap(([from, to]) => formsOf(from).map((form): Rule => [form, to]));
  const rules = [...new Map(forms.filter(([from]) => !answered.has(from)))];
  const kinds = { static: rules.filter(([from]) => !isDynamic(from)), dynamic: rules.filter(([from]) => isDynamic(from)) };
  for (const kind of ['static', 'dynamic'] as const) {
    const { length } = kinds[kind];
    if (length > limits.redirects[kind])
      throw new Error(`_redirects: ${length} ${kind} rules; the host takes ${limits.redirects[kind]}`);
  }
  const lines = [...kinds.static, ...kinds.dynamic].map(([from, to]) => `${from} ${to} 301`);
  const long = lines.find((line) => line.length > limits.redirects.characters);
  if (long)
    throw new Error(`_redirects: a rule of ${long.length} characters; the host takes ${limits.redirects.characters}: ${long}`);
  return lines.join('\n');
}

export const writeRedirects = (folder: string) => writeFileSync(`${folder}/_redirects`, `${redirectsFile()}\n`);
