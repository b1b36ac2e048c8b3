import { type Language, languages } from './content/language.ts';

/**
 * Every fact about the agency, once. To make the site your own, change this file and `src/content/`.
 * `src/content/siteSchema.ts` says what each value must look like; the build checks it.
 */
export const site = {
  name: 'Dunavik',
  url: 'https://dunavik.example',
  blog: { label: 'Knowledge base', url: 'https://blog.dunavik.example' },
  /** The Sweden-themed page: its label in the menu and its path, without slashes. */
  sweden: { label: 'Sverige', path: 'sverige' },
  /** Phone numbers begin with the country's code and are grouped as people there write them. */
  inquiries: { email: 'hello@dunavik.example', phone: '+46 8 465 004 00' },
  offices: [
    {
      id: 'stockholm',
      city: 'Stockholm',
      country: 'Sweden',
      countryCode: 'SE',
      language: 'sv',
      street: 'Hornsgatan 312',
      postalCode: '118 26',
      email: 'stockholm@dunavik.example',
      phone: '+46 8 465 004 12',
      timeZone: 'Europe/Stockholm',
    },
    {
      id: 'budapest',
      city: 'Budapest',
      country: 'Hungary',
      countryCode: 'HU',
      language: 'hu',
      street: 'Bartók Béla út 318',
      postalCode: '1114',
      email: 'budapest@dunavik.example',
      phone: '+36 1 000 0000',
      timeZone: 'Europe/Budapest',
    },
  ],
  socials: [
    { label: 'Instagram', url: 'https://www.instagram.com/dunavik.example/' },
    { label: 'Facebook', url: 'https://www.facebook.com/dunavik.example' },
    { label: 'Linkedin', url: 'https://www.linkedin.com/company/dunavik.example' },
  ],
} as const;

/** How the home page and search engines introduce the agency: apart from the other facts, so that no script has it. */
export const introduction = {
  title: 'Digital innovation and product development',
  description:
    'We are designers and engineers in Stockholm and Budapest who turn an idea into a viable digital product, from first question to release.',
  founded: 2016,
} as const;

/** Where each office is, for search engines only: apart from the other facts, so that no script has it. */
export const coordinates = {
  stockholm: { latitude: 59.3175, longitude: 18.0545 },
  budapest: { latitude: 47.4783, longitude: 19.0515 },
} as const satisfies Record<(typeof site.offices)[number]['id'], { latitude: number; longitude: number }>;

/**
 * The companies behind the offices, for contracts, the terms and search engines. These are samples: no register knows their
 * numbers. Remove `sample` with your own.
 */
export const companies = [
  {
    office: 'stockholm',
    legalName: 'Dunavik Studio AB',
    register: 'Bolagsverket',
    number: '559900-0000',
    vatNumber: 'SE559900000001',
    sample: true,
  },
  {
    office: 'budapest',
    legalName: 'Dunavik Műhely Kft.',
    register: 'Fővárosi Törvényszék Cégbírósága',
    number: '01-09-000000',
    vatNumber: 'HU00000000',
    sample: true,
  },
] as const satisfies readonly Company[];

/**
 * When both offices are closed. The reply promise, the footer, the contact page, `/sverige` and the message after sending say
 * so.
 */
export const closedDays: readonly Closure[] = [
  { from: '2026-12-23', to: '2027-01-06' },
  { from: '2027-07-05', to: '2027-08-01' },
  { from: '2027-12-23', to: '2028-01-06' },
];

/** A time when nobody answers, as ISO dates; both ends belong to it. */
export interface Closure {
  from: string;
  to: string;
}

/** A company as its register has it. */
export interface Company {
  office: (typeof site.offices)[number]['id'];
  legalName: string;
  register: string;
  number: string;
  /** With its country's letters: Council Directive 2006/112/EC, article 215. */
  vatNumber: string;
  /** Invented, to be replaced before the site goes live. */
  sample?: boolean;
}

/**
 * The languages of the shell, as BCP 47 tags, by the language of the page. Pages in any other have the English shell. After a
 * new entry the types name every label that is missing.
 */
export const shellLanguages = { en: 'en-GB' } as const satisfies Partial<Record<Language, string>>;

export type ShellLanguage = (typeof shellLanguages)[keyof typeof shellLanguages];

/** The language of every page that names no other, as a BCP 47 tag. */
export const shellLanguage = shellLanguages.en;

/** A phone number as E.164 has it, for links and search engines. */
export const dialled = (phone: string) => phone.replaceAll(' ', '');

export type Office = (typeof site.offices)[number];

/** The office where something is, by its id. */
export const officeOf = ({ office }: { office: Office['id'] }): Office =>
  site.offices.find(({ id }) => id === office) ?? site.offices[0];

/**
 * Every page that no content file names: its path, its label where the menu leads to it, and what it is a translation of.
 * Their order is the menu's. The sitemap, the redirects, `hreflang` and the date of the last change follow from this table;
 * a page is shown by `src/screens/{name}/` and says what `src/content/pages/{name}.yaml` does.
 */
export const pages = {
  home: { path: '/', menu: 'Home' },
  services: { path: '/services', menu: 'Services' },
  works: { path: '/works', menu: 'Works' },
  about: { path: '/about-us', menu: 'About us' },
  knowledgeBase: { path: site.blog.url, menu: site.blog.label },
  career: { path: '/career', menu: 'Career' },
  contact: { path: '/contact-us', menu: 'Contact us' },
  sweden: { path: `/${site.sweden.path}`, menu: site.sweden.label, language: 'sv', translates: 'home' },
  privacy: { path: '/privacy-policy' },
  accessibility: { path: '/accessibility' },
  terms: { path: '/terms' },
  prices: { path: '/prices' },
  ai: { path: '/how-we-work-with-ai' },
  dueDiligence: { path: '/due-diligence' },
  industries: { path: '/industries' },
} as const;

/** The menu's entries in their order; an absolute address opens in a new tab, and a language is named where it is not the shell's. */
export const menuEntries = Object.values(pages).flatMap((page) =>
  'menu' in page ? [{ label: page.menu, href: page.path, language: 'language' in page ? page.language : undefined }] : [],
);

type Pages = typeof pages;
type Own = Exclude<keyof Pages, 'knowledgeBase'>;

const { knowledgeBase: _, ...own } = pages;

/** The paths of the pages of the table that are this site's own. */
export const routes = Object.fromEntries(Object.entries(own).map(([name, { path }]) => [name, path])) as {
  readonly [Name in Own]: Pages[Name]['path'];
};

/** The path where the site starts for readers of a language: the home page, or its translation. */
export const startFor = (language: Language): string =>
  Object.values(pages).find((page) => 'translates' in page && page.translates === 'home' && page.language === language)?.path ??
  routes.home;

/** The language of one of this site's pages, by its path. */
export function languageOfPath(path: string): Language {
  const page = Object.values(pages).find((one) => one.path === path);
  return page && 'language' in page ? page.language : languages[0];
}

export const servicePath = (slug: string) => `${routes.services}/${slug}`;
export const industryPath = (slug: string) => `${routes.industries}/${slug}`;
export const workPath = (slug: string) => `${routes.works}/${slug}`;
/** Where the prototype of a work is served, for the frame on the work's page. */
export const prototypePath = (slug: string) => `/prototypes/${slug}`;
export const jobPath = (slug: string) => `${routes.career}/${slug}`;
