import { mkdirSync, writeFileSync } from 'node:fs';
import { loadAgency } from '../../src/content/build/agency.ts';
import { buildTime } from '../../src/content/build/buildTime.ts';
import {
  hasLegal,
  loadIndustries,
  loadLegal,
  loadServices,
  loadWorks,
} from '../../src/content/build/load.ts';
import { industryPath, routes, servicePath, site, workPath } from '../../src/site.ts';
import { grouped } from '../bundle/contentModule.js';

/** How long security.txt is valid; RFC 9116 (2.5.5) advises less than a year. Days. */
const securityLife = 180;

function securityText(now: Date): string {
  const expires = new Date(now.getTime() + securityLife * 86_400_000)
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

/** The site's contents for language models (https://llmstxt.org). */
function llmsText(): string {
  const section = (
    heading: string,
    items: { slug: string; name: string; summary: string }[],
    path: (slug: string) => string,
  ) => {
    const links = items.map(
      ({ slug, name, summary }) => `- [${name}](${site.url}${path(slug)}): ${summary}`,
    );
    return links.length > 0 ? [`## ${heading}\n\n${links.join('\n')}`] : [];
  };
  const works = loadWorks().map(({ slug, client, title, summary }) => ({
    slug,
    name: `${client}: ${title}`,
    summary,
  }));
  const named = ({ title, summary }: ReturnType<typeof loadLegal>, slug: string) => ({
    slug,
    name: title,
    summary,
  });
  const pages = ['prices', 'due-diligence', 'how-we-work-with-ai']
    .filter(hasLegal)
    .map((slug) => named(loadLegal(slug), slug));
  const offices = site.offices
    .map(
      ({ city, street, postalCode, email, phone }) =>
        `- ${city}: ${street}, ${postalCode}; ${email}; ${grouped(phone)}`,
    )
    .join('\n');
  return [
    `# ${site.name}\n\n> ${loadAgency().description}`,
    `## Contact\n\n${offices}\n- [Write to us](${site.url}${routes.contact})`,
    ...section('For buyers', pages, (slug) => `/${slug}`),
    ...section('Services', loadServices(), servicePath),
    ...section('Works', works, workPath),
    ...section('Industries', loadIndustries(), industryPath),
  ].join('\n\n');
}

/** Writes security.txt, whose expiry each build extends, humans.txt and llms.txt. */
export function writeWellKnown(folder: string, now = buildTime()) {
  mkdirSync(`${folder}/.well-known`, { recursive: true });
  writeFileSync(`${folder}/.well-known/security.txt`, `${securityText(now)}\n`);
  writeFileSync(`${folder}/humans.txt`, `${humansText()}\n`);
  writeFileSync(`${folder}/llms.txt`, `${llmsText()}\n`);
}
