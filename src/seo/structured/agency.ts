import type { Organization, ProfessionalService, WebSite } from 'schema-dts';
import { loadAgency } from '../../content/build/agency.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { languages } from '../../content/facts/language.ts';
import { dialled, type Office, shellLanguage, site, startFor } from '../../site.ts';

const agencyId = `${site.url}/#agency`;

/**
 * A reference to the agency from another node. Its complete node is on the home page only, and search engines read each page
 * by itself, so the reference contains more than the `@id`.
 */
export const agencyReference = {
  '@type': 'Organization',
  '@id': agencyId,
  name: site.name,
  url: site.url,
} as const;

/** An office's address: a `PostalAddress` (https://schema.org/PostalAddress). */
export const postalAddress = ({ street, postalCode, city, countryCode }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: countryCode,
  }) as const;

const office = (one: Office): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': `${site.url}/#${one.id}`,
  name: `${site.name} ${one.city}`,
  url: site.url,
  image: `${site.url}/og/home.png`,
  email: one.email,
  telephone: dialled(one.phone),
  address: postalAddress(one),
  geo: { '@type': 'GeoCoordinates', ...loadAgency().coordinates[one.id] },
});

/**
 * The agency with both offices: an `Organization` whose `location` is a `ProfessionalService` for each
 * (https://developers.google.com/search/docs/appearance/structured-data/organization, .../local-business).
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
    location: site.offices.map(office),
  };
}

/** The site by its name: a `WebSite` (https://developers.google.com/search/docs/appearance/site-names). */
export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: site.url,
  inLanguage: [
    shellLanguage,
    ...languages.slice(1).filter((language) => hasPage(startFor(language))),
  ],
  publisher: { '@id': agencyId },
});
