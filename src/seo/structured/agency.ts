import type { Organization, ProfessionalService, WebSite } from 'schema-dts';
import words from '#words/shell';
import { hasPage } from '../../content/facts/hasPage.ts';
import { loadAgency } from '../../content/load/loadAgency.ts';
import { languages } from '../../languages.ts';
import { dialled, homePathFor, type Office, site } from '../../site.ts';

const agencyId = `${site.url}/#agency`;

/**
 * Refers to the agency from other nodes. Repeats its name and URL, because only the home page has the
 * complete node and search engines read each page alone.
 */
export const agencyReference = {
  '@type': 'Organization',
  '@id': agencyId,
  name: site.name,
  url: site.url,
} as const;

export const postalAddress = ({ street, postalCode, city, countryCode }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: countryCode,
  }) as const;

function officeNode(office: Office): ProfessionalService {
  const place = loadAgency().coordinates[office.id];
  return {
    '@type': 'ProfessionalService',
    '@id': `${site.url}/#${office.id}`,
    name: `${site.name} ${office.city}`,
    url: site.url,
    image: `${site.url}/og/home.png`,
    email: office.email,
    telephone: dialled(office.phone),
    address: postalAddress(office),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
  };
}

/**
 * The agency's complete node, with a `ProfessionalService` per office
 * (https://developers.google.com/search/docs/appearance/structured-data/organization,
 * .../local-business).
 */
export function agency(): Organization {
  const { description, founded, companies } = loadAgency();
  const [company] = companies;
  return {
    ...agencyReference,
    description,
    logo: `${site.url}/icon-512.png`,
    email: site.inquiries.email,
    telephone: dialled(site.inquiries.phone),
    ...(company && { legalName: company.legalName, vatID: company.vatNumber }),
    foundingDate: String(founded),
    sameAs: site.socials.map(({ url }) => url),
    location: site.offices.map(officeNode),
  };
}

/**
 * Names the site in search results
 * (https://developers.google.com/search/docs/appearance/site-names).
 */
export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: site.url,
  inLanguage: [
    words.locale,
    ...languages.slice(1).filter((language) => hasPage(homePathFor(language))),
  ],
  publisher: { '@id': agencyId },
});
