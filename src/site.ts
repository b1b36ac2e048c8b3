import type { SiteFacts } from './content/build/siteSchema.ts';
import { type Language, languages } from './content/facts/language.ts';
import facts from './content/site.json' with { type: 'json' };

export type Office = SiteFacts['offices'][number];

const siteFacts: SiteFacts = facts;

/** The facts about the agency that browsers need; the content check guarantees at least one office. */
export const site = siteFacts as SiteFacts & { offices: [Office, ...Office[]] };

/** A period when all offices are closed, as ISO dates, both included. */
export type Closure = NonNullable<SiteFacts['closedDays']>[number];

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

/** The office where something is, by its id. */
export const officeOf = ({ office }: { office: Office['id'] }): Office =>
  site.offices.find(({ id }) => id === office) ?? site.offices[0];

/**
 * Every page that no content file names: its path, its label where the menu leads to it, and what it is a translation of.
 * Their order is the menu's. The sitemap, the redirects, `hreflang` and the date of the last change follow from this table;
 * an agency without a blog or a Swedish page has no path and no label for it.
 * A page is shown by `src/screens/{name}/` and says what `src/content/pages/{name}.yaml` does.
 */
export const pages = {
  home: { path: '/', menu: 'Home' },
  services: { path: '/services', menu: 'Services' },
  works: { path: '/works', menu: 'Works' },
  about: { path: '/about-us', menu: 'About us' },
  knowledgeBase: { path: site.blog?.url ?? '', menu: site.blog?.label },
  career: { path: '/career', menu: 'Career' },
  contact: { path: '/contact-us', menu: 'Contact us' },
  sweden: {
    path: site.sweden ? `/${site.sweden.path}` : '',
    menu: site.sweden?.label,
    language: 'sv',
    translates: 'home',
  },
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
  'menu' in page && page.menu
    ? [
        {
          label: page.menu,
          href: page.path,
          language: 'language' in page ? page.language : undefined,
        },
      ]
    : [],
);

type Pages = typeof pages;
type Own = Exclude<keyof Pages, 'knowledgeBase'>;

const { knowledgeBase: _, ...own } = pages;

/** The paths of the pages of the table that are this site's own. */
export const routes = Object.fromEntries(
  Object.entries(own).map(([name, { path }]) => [name, path]),
) as {
  readonly [Name in Own]: Pages[Name]['path'];
};

/** The path where the site starts for readers of a language: the home page, or its translation. */
export const startFor = (language: Language): string =>
  Object.values(pages).find(
    (page) => 'translates' in page && page.translates === 'home' && page.language === language,
  )?.path || routes.home;

/** The language of one of this site's pages, by its path. */
export function languageOfPath(path: string): Language {
  const page = Object.values(pages).find((one) => one.path === path);
  return page && 'language' in page ? page.language : languages[0];
}

/** The editor in the browser, where there is one: in a build that knows its repository. */
export const editorPath = '/admin';

export const servicePath = (slug: string) => `${routes.services}/${slug}`;
export const industryPath = (slug: string) => `${routes.industries}/${slug}`;
export const workPath = (slug: string) => `${routes.works}/${slug}`;
/** Where the prototype of a work is served, for the frame on the work's page. */
export const prototypePath = (slug: string) => `/prototypes/${slug}`;
export const jobPath = (slug: string) => `${routes.career}/${slug}`;
