import type {
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  JobPosting,
  Offer,
  Service,
  Thing,
} from 'schema-dts';
import words from '#words/shell';
import { escapeXml } from '../../build/escapeXml.ts';
import { currencies } from '../../content/facts/prices.ts';
import type { Job, Service as ServiceContent, Work } from '../../content/load/load.ts';
import { loadAgency } from '../../content/load/loadAgency.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import type { PriceFrom } from '../../content/schemas/serviceSchema.ts';
import type { PictureData } from '../../images/manifest.ts';
import { jobPath, menuEntries, officeOf, routes, servicePath, site, workPath } from '../../site.ts';
import { agencyReference, postalAddress } from './agency.ts';

/** Returns a time zone's offset from UTC, such as `+02:00`. @param moment milliseconds since 1970 */
function offsetAt(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // The name is `GMT+02:00`, or `GMT` for UTC.
  return name.replace('GMT', '') || '+00:00';
}

/**
 * Returns the last second of a day in a time zone, in ISO 8601 with its offset, as Google wants in
 * `validThrough` (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * @param day an ISO date such as `2027-04-30`
 * @param timeZone an IANA name such as `Europe/Stockholm`
 * @returns `2027-04-30T23:59:59+02:00`
 * @throws RangeError if `day` is not a date or the time zone is unknown
 */
function endOfDay(day: string, timeZone: string): string {
  const end = `${day}T23:59:59`;
  // The end of the day in UTC may lie on the other side of a clock change, so look again.
  const approximateOffset = offsetAt(Date.parse(`${end}Z`), timeZone);
  return end + offsetAt(Date.parse(end + approximateOffset), timeZone);
}

const absolute = (path: string) => site.url + path;

/**
 * Makes breadcrumbs (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 * @param steps the pages below the home page, ending with this page
 */
export const breadcrumbs = (...steps: { name: string; path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** Returns a page as the menu names it, or else by another name. */
export const inMenu = (path: string, otherName = () => site.name) => ({
  name: menuEntries(words.pages).find(({ href }) => href === path)?.label ?? otherName(),
  path,
});

/** The smallest purchase as an offer (https://schema.org/Offer). Amounts are without VAT. */
const offerNode = ({ per, buys, ...price }: PriceFrom): Offer => ({
  '@type': 'Offer',
  description: buys,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: price[currencies[0]],
    priceCurrency: currencies[0],
    valueAddedTaxIncluded: false,
    // MON is the UN/CEFACT code for a month.
    ...(per && { unitCode: 'MON' }),
  },
});

const serviceNode = (service: ServiceContent): Service => ({
  '@type': 'Service',
  name: service.name,
  serviceType: service.name,
  description: service.summary,
  url: absolute(servicePath(service.slug)),
  ...(service.priceFrom && { offers: offerNode(service.priceFrom) }),
  provider: agencyReference,
  areaServed: loadAgency().serves,
});

const questionsNode = (questions: ServiceContent['questions']): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const workNode = (
  {
    slug,
    title,
    summary,
    client,
    year,
  }: Pick<Work, 'slug' | 'title' | 'summary' | 'client' | 'year'>,
  cover: PictureData,
): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  headline: `${client}: ${title}`,
  description: summary,
  url: absolute(workPath(slug)),
  image: absolute(cover.src),
  dateCreated: String(year),
  creator: agencyReference,
});

type JobHeadings = Pick<PageText<'job'>, 'doing' | 'bringing' | 'offering'>;

/**
 * Complete as search engines want it:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const jobNode = (job: Job, text: JobHeadings): JobPosting => {
  const office = officeOf(job);
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const list = (heading: string, items: string[]) =>
    `${element('p', heading)}<ul>${items.map((item) => element('li', item)).join('')}</ul>`;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `${element('p', job.lead)}${list(text.doing, job.doing)}${list(text.bringing, job.bringing)}${list(text.offering, job.offering)}`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.slug },
    url: absolute(jobPath(job.slug)),
    datePosted: job.posted,
    validThrough: endOfDay(job.validThrough, office.timeZone),
    employmentType: job.employmentType,
    hiringOrganization: { ...agencyReference, sameAs: site.url },
    jobLocation: { '@type': 'Place', address: postalAddress(office) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: 'MONTH',
      },
    },
    // The application form is on the page.
    directApply: true,
  };
};

/**
 * What a service's page is about: `BreadcrumbList`, `Service` (https://schema.org/Service) and,
 * with questions, `FAQPage` (https://schema.org/FAQPage).
 */
export const serviceJsonLd = (service: ServiceContent): Thing[] => [
  breadcrumbs(inMenu(routes.services), { name: service.name, path: servicePath(service.slug) }),
  serviceNode(service),
  ...(service.questions.length > 0 ? [questionsNode(service.questions)] : []),
];

/**
 * What a work's page is about: `BreadcrumbList` and, where it has a picture, `CreativeWork`
 * (https://schema.org/CreativeWork).
 */
export const workJsonLd = (
  work: Parameters<typeof workNode>[0] & { opening: PictureData },
): Thing[] => [
  breadcrumbs(inMenu(routes.works), { name: work.client, path: workPath(work.slug) }),
  workNode(work, work.opening),
];

/**
 * What a position's page is about: `BreadcrumbList` and `JobPosting`.
 * @throws RangeError when `validThrough` is no ISO date
 */
export const jobJsonLd = (job: Job, text: JobHeadings): Thing[] => [
  breadcrumbs(inMenu(routes.career), { name: job.title, path: jobPath(job.slug) }),
  jobNode(job, text),
];
