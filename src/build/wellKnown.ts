import { mkdirSync, writeFileSync } from 'node:fs';
import { buildTime } from '../content/buildTime.ts';
import { kinds } from '../content/kinds.ts';
import { hasLegal, loadLegal } from '../content/load/load.ts';
import { loadAgency } from '../content/load/loadAgency.ts';
import { routes, site } from '../site.ts';

/** RFC 9116 (2.5.5) advises less than a year. */
const securityTextDays = 180;

function securityText(now: Date): string {
  const expires = new Date(now.getTime() + securityTextDays * 86_400_000)
    .toISOString()
    .replace(/\.\d+/, '');
  const canonical = `${site.url}/.well-known/security.txt`;
  return `Contact: mailto:${site.inquiries.email}\nExpires: ${expires}\nPreferred-Languages: ${loadAgency().languages.join(', ')}\nCanonical: ${canonical}`;
}

function humansText(): string {
  const { mascots = '' } = loadAgency();
  const places = site.offices.map(({ city, country }) => `${city}, ${country}`).join('\n');
  return `/* TEAM */\nDesigners and engineers of ${site.name}\n${places}\nContact: ${site.inquiries.email}\n\n/* SITE */\nStandards: HTML, CSS, SVG\nComponents: Next.js, React, styled-components\nLicences: ${site.url}/licences.txt${mascots && `\n${mascots}`}`;
}

interface Link {
  path: string;
  text: string;
  summary: string;
}

const section = (heading: string, links: Link[]) =>
  links.length
    ? [
        `## ${heading}\n\n${links.map(({ path, text, summary }) => `- [${text}](${site.url}${path}): ${summary}`).join('\n')}`,
      ]
    : [];

/** Lists the pages for language models (https://llmstxt.org), in the order of `routes`. */
function llmsText(): string {
  const forBuyers = [routes.prices, routes.dueDiligence, routes.ai].flatMap((path) => {
    const slug = path.slice(1);
    if (!hasLegal(slug)) return [];
    const { title, summary } = loadLegal(slug);
    return { path, text: title, summary };
  });
  const order = Object.keys(routes);
  const entries = Object.values(kinds)
    .sort((a, b) => order.indexOf(a.listPage ?? '') - order.indexOf(b.listPage ?? ''))
    .flatMap(({ page, readPages }) =>
      page?.llms
        ? section(
            page.llms.heading,
            readPages().map((entry) => ({ ...entry, text: entry.linkText })),
          )
        : [],
    );
  const offices = site.offices.map(
    ({ city, street, postalCode, email, phone }) =>
      `- ${city}: ${street}, ${postalCode}; ${email}; ${phone}`,
  );
  return [
    `# ${site.name}\n\n> ${loadAgency().description}\n\n${offices.join('\n')}`,
    `## Contact\n\n- [Write to us](${site.url}${routes.contact})`,
    ...section('For buyers', forBuyers),
    ...entries,
  ].join('\n\n');
}

/** Each build extends the expiry of security.txt. */
export function writeWellKnown(folder: string, now = buildTime()) {
  mkdirSync(`${folder}/.well-known`, { recursive: true });
  writeFileSync(`${folder}/.well-known/security.txt`, `${securityText(now)}\n`);
  writeFileSync(`${folder}/humans.txt`, `${humansText()}\n`);
  writeFileSync(`${folder}/llms.txt`, `${llmsText()}\n`);
}
