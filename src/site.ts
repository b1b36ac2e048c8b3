import { siteFacts as facts } from './agency.ts';
import type { SiteFacts } from './content/schemas/siteSchema.ts';
import type { Language } from './words/languages.ts';
import type { ShellWords } from './words/words.ts';

export type Office = SiteFacts['offices'][number];

const siteFacts = facts as SiteFacts;

/** The facts about the agency that browsers need. The content check requires at least one office. */
export const site = siteFacts as SiteFacts & { offices: [Office, ...Office[]] };

/** A period when all offices are closed, from the first to the last closed day, as ISO dates. */
export type Closure = NonNullable<SiteFacts['closedDays']>[number];

/** Whether visits may be recorded, so that the site asks for consent. */
export const hasRecordings = siteFacts.recordings !== false;

/** True if there are exactly two offices; the footer and some pages then split in half. */
export const hasTwoOffices = siteFacts.offices.length === 2;

/** The language of all pages that name no other. */
export const siteLanguage: Language = siteFacts.language ?? 'en';

/** Removes a phone number's spaces, for links and search engines (E.164). */
export const dialled = (phone: string) => phone.replaceAll(' ', '');

/** Returns the office of a person or an open position. */
export const officeOf = ({ office }: { office: Office['id'] }): Office =>
  site.offices.find(({ id }) => id === office) ?? site.offices[0];

/**
 * The pages that are not entries of a kind. The menu has those with a label here or in `pages` of
 * the shell's words, in this order. An absent blog or Swedish page has an empty path.
 */
export const pages = {
  home: { path: '/' },
  services: { path: '/services' },
  works: { path: '/works' },
  about: { path: '/about-us' },
  blog: { path: site.blog?.url ?? '', label: site.blog?.label },
  career: { path: '/career' },
  contact: { path: '/contact-us' },
  sweden: {
    path: site.sweden ? `/${site.sweden.path}` : '',
    label: site.sweden?.label,
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

/** The entries of the menu. `language` is set if it differs from the site's. */
export const menuEntries = (names: ShellWords['pages']) =>
  Object.entries(pages).flatMap(([name, page]) => {
    const label = 'label' in page ? page.label : names[name as keyof typeof names];
    return label
      ? [{ label, href: page.path, language: 'language' in page ? page.language : undefined }]
      : [];
  });

type Pages = typeof pages;
type InternalPage = Exclude<keyof Pages, 'blog'>;

const { blog: _, ...internalPages } = pages;

/** The paths of the pages, without the external blog. */
export const routes = Object.fromEntries(
  Object.entries(internalPages).map(([name, { path }]) => [name, path]),
) as {
  readonly [Name in InternalPage]: Pages[Name]['path'];
};

/** Returns the path of the home page in this language. */
export const homePathFor = (language: Language): string =>
  Object.values(pages).find(
    (page) => 'translates' in page && page.translates === 'home' && page.language === language,
  )?.path || routes.home;

/** Returns the language of the page at a path. */
export function languageOfPath(path: string): Language {
  const page = Object.values(pages).find((entry) => entry.path === path);
  return page && 'language' in page ? page.language : siteLanguage;
}

/** The path of the content editor. A build has it if agency.yaml names the repository. */
export const editorPath = '/admin';

export const servicePath = (slug: string) => `${routes.services}/${slug}`;
export const industryPath = (slug: string) => `${routes.industries}/${slug}`;
export const workPath = (slug: string) => `${routes.works}/${slug}`;
/** Returns the path of a work's interactive prototype, which its page shows in an iframe. */
export const prototypePath = (slug: string) => `/prototypes/${slug}`;
/** Returns the path of the drawing that moves over a work's cover. */
export const gesturePath = (slug: string) => `/illustrations/gestures/${slug}.svg`;
/** Returns the path of the Atom feed of a page's list. src/build/feeds.ts writes it. */
export const feedPath = (list: string) => `${list}.atom`;
export const jobPath = (slug: string) => `${routes.career}/${slug}`;
