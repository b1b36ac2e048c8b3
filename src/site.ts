/**
 * Every fact about the agency, once. To make the site your own, change this file and `src/content/`.
 * `src/siteSchema.ts` says what each value must look like; the build checks it.
 */
export const site = {
  name: 'Dunavik',
  url: 'https://dunavik.example',
  title: 'digital innovation and product development',
  description:
    'We are designers and engineers in Stockholm and Budapest who turn an idea into a viable digital product, from first question to release.',
  founded: 2016,
  blog: { label: 'Knowledge base', url: 'https://blog.dunavik.example' },
  /** The Sweden-themed page: its label in the menu and its path, without slashes. */
  sweden: { label: 'Sverige', path: 'sverige' },
  inquiries: { email: 'hello@dunavik.example', phone: '+46846500400' },
  offices: [
    {
      id: 'stockholm',
      city: 'Stockholm',
      country: 'Sweden',
      countryCode: 'SE',
      street: 'Hornsgatan 312',
      postalCode: '118 26',
      email: 'stockholm@dunavik.example',
      phone: '+46846500412',
      timeZone: 'Europe/Stockholm',
      coordinates: { latitude: 59.3175, longitude: 18.0545 },
    },
    {
      id: 'budapest',
      city: 'Budapest',
      country: 'Hungary',
      countryCode: 'HU',
      street: 'Bartók Béla út 318',
      postalCode: '1114',
      email: 'budapest@dunavik.example',
      phone: '+3610000000',
      timeZone: 'Europe/Budapest',
      coordinates: { latitude: 47.4783, longitude: 19.0515 },
    },
  ],
  socials: [
    { label: 'Instagram', url: 'https://www.instagram.com/dunavik.example/' },
    { label: 'Facebook', url: 'https://www.facebook.com/dunavik.example' },
    { label: 'Linkedin', url: 'https://www.linkedin.com/company/dunavik.example' },
  ],
} as const;

/** The language of the shell and of every page that names no other, as BCP 47 has it. */
export const shellLanguage = 'en-GB';

export type Office = (typeof site.offices)[number];

/** The office where something is, by its id. */
export const officeOf = ({ office }: { office: Office['id'] }): Office =>
  site.offices.find(({ id }) => id === office) ?? site.offices[0];

/** Where the cookie answer is kept, as the specification names it: {product}CookiesAccepted. */
export const cookieAnswerKey = `${site.name.toLowerCase()}CookiesAccepted`;

/** The path of every route that is not named by a content file. */
export const routes = {
  home: '/',
  services: '/services',
  works: '/works',
  about: '/about-us',
  career: '/career',
  contact: '/contact-us',
  sweden: `/${site.sweden.path}`,
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
} as const;

export const servicePath = (slug: string) => `${routes.services}/${slug}`;
export const industryPath = (slug: string) => `/industries/${slug}`;
export const workPath = (slug: string) => `${routes.works}/${slug}`;
export const jobPath = (slug: string) => `${routes.career}/${slug}`;

/** The menu's entries in their order; an absolute address opens in a new tab. */
export const menuEntries = [
  { label: 'Home', href: routes.home },
  { label: 'Services', href: routes.services },
  { label: 'Works', href: routes.works },
  { label: 'About us', href: routes.about },
  { label: site.blog.label, href: site.blog.url },
  { label: 'Career', href: routes.career },
  { label: 'Contact us', href: routes.contact },
  { label: site.sweden.label, href: routes.sweden },
] as const;
