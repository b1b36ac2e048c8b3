import type { SiteFacts } from './content/build/siteSchema.ts';
import { type Language, languages } from './content/facts/language.ts';
import facts from './content/site.json' with { type: 'json' };

export type Office = SiteFacts['offices'][number];

const siteFacts: SiteFacts = facts;

/** The facts about the agency that browsers need; the content check guarantees at least one office. */
export const site = siteFacts as SiteFacts & { offices: [Office, ...Office[]] };

/** A period when all offices are closed, as ISO dates, both included. */
export type Closure = NonNullable<SiteFacts['closedDays']>[number];

/** The shell's language for each language of pages, as BCP 47 tags. Pages in another language have the English shell. */
export const shellLanguages = { en: 'en-GB' } as const satisfies Partial<Record<Language, string>>;

export type ShellLanguage = (typeof shellLanguages)[keyof typeof shellLanguages];

/** The default language of pages, as a BCP 47 tag. */
export const shellLanguage = shellLanguages.en;

/** A phone number in E.164 format, for links and search engines. */
export const dialled = (phone: string) => phone.replaceAll(' ', '');

/** The office of a person or a position. */
export const officeOf = ({ office }: { office: Office['id'] }): Office =>
  site.offices.find(({ id }) => id === office) ?? site.offices[0];

/**
 * The single pages in the order of the menu. Those with a `menu` label are in the menu. The sitemap, redirects,
 * `hreflang` and dates of change derive from this table. Without a blog or a Swedish page, its path is empty.
 * Page `{name}` has its screen in `src/screens/{name}/` and its words in `src/content/pages/{name}.yaml`.
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

/** The entries of the menu. An absolute `href` opens in a new tab; `language` is set if it is not the shell's. */
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
type InternalPage = Exclude<keyof Pages, 'knowledgeBase'>;

const { knowledgeBase: _, ...internalPages } = pages;

/** The paths of the pages, without the external blog. */
export const routes = Object.fromEntries(
  Object.entries(internalPages).map(([name, { path }]) => [name, path]),
) as {
  readonly [Name in InternalPage]: Pages[Name]['path'];
};

/** The path of the home page, or of its translation into a language. */
export const startFor = (language: Language): string =>
  Object.values(pages).find(
    (page) => 'translates' in page && page.translates === 'home' && page.language === language,
  )?.path || routes.home;

/** The language of one of this site's pages, by its path. */
export function languageOfPath(path: string): Language {
  const page = Object.values(pages).find((entry) => entry.path === path);
  return page && 'language' in page ? page.language : languages[0];
}

/** The path of the browser editor, which a build has if agency.yaml names its repository. */
export const editorPath = '/admin';

export const servicePath = (slug: string) => `${routes.services}/${slug}`;
export const industryPath = (slug: string) => `${routes.industries}/${slug}`;
export const workPath = (slug: string) => `${routes.works}/${slug}`;
/** The path of a work's prototype, which the work's page shows in a frame. */
export const prototypePath = (slug: string) => `/prototypes/${slug}`;
export const jobPath = (slug: string) => `${routes.career}/${slug}`;
