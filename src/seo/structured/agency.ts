import type { Organization, ProfessionalService, WebSite } from 'schema-dts';
import { type Office, site } from '../../site.ts';

export const agencyId = `${site.url}/#agency`;

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
  telephone: one.phone,
  address: postalAddress(one),
  geo: { '@type': 'GeoCoordinates', ...one.coordinates },
  parentOrganization: { '@id': agencyId },
});

/** The agency with both offices. */
export const agency = (): Organization => ({
  '@type': 'Organization',
  '@id': agencyId,
  name: site.name,
  url: site.url,
  description: site.description,
  logo: `${site.url}/icon-512.png`,
  email: site.inquiries.email,
  telephone: site.inquiries.phone,
  foundingDate: String(site.founded),
  sameAs: site.socials.map(({ url }) => url),
  location: site.offices.map(office),
});

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: site.url,
  inLanguage: ['en-GB', 'sv'],
  publisher: { '@id': agencyId },
});
