import type { BreadcrumbList, CreativeWork, FAQPage, JobPosting, Service, Thing } from 'schema-dts';
import type { Job, Service as ServiceContent, Work } from '../../content/load.ts';
import type { PictureData } from '../../images/picture.ts';
import { jobPath, routes, servicePath, site, workPath } from '../../site.ts';
import { agencyId, postalAddress } from './agency.ts';

const absolute = (path: string) => site.url + path;

/** The way from the home page to this one; the home page itself is added. */
export const breadcrumbs = (...steps: { name: string; path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

const serviceThing = ({ slug, name, summary }: ServiceContent): Service => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description: summary,
  url: absolute(servicePath(slug)),
  provider: { '@id': agencyId },
  areaServed: ['SE', 'HU', 'EU'],
});

const questionsThing = (questions: ServiceContent['questions']): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const workThing = (
  { slug, title, summary, client, year }: Omit<Work, 'services' | 'industries' | 'pictures'>,
  cover: PictureData,
): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  headline: `${client}: ${title}`,
  description: summary,
  url: absolute(workPath(slug)),
  image: absolute(cover.src),
  dateCreated: String(year),
  creator: { '@id': agencyId },
});

/** Complete as search engines want it: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const jobThing = (job: Job): JobPosting => {
  const office = site.offices.find(({ id }) => id === job.office) ?? site.offices[0];
  const list = (heading: string, items: string[]) =>
    `<p>${heading}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${job.lead}</p>${list('What you do', job.doing)}${list('What you bring', job.bringing)}${list('What you get', job.offering)}`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.slug },
    url: absolute(jobPath(job.slug)),
    datePosted: job.posted,
    validThrough: `${job.validThrough}T23:59:59+01:00`,
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', '@id': agencyId, name: site.name, sameAs: site.url },
    jobLocation: { '@type': 'Place', address: postalAddress(office) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: { '@type': 'QuantitativeValue', minValue: job.salary.min, maxValue: job.salary.max, unitText: 'MONTH' },
    },
    directApply: false,
  };
};

/** What a service's page is about. */
export const serviceThings = (service: ServiceContent): Thing[] => [
  breadcrumbs({ name: 'Services', path: routes.services }, { name: service.name, path: servicePath(service.slug) }),
  serviceThing(service),
  questionsThing(service.questions),
];

/** What a work's page is about. */
export const workThings = (work: Parameters<typeof workThing>[0] & { pictures: PictureData[] }): Thing[] => [
  breadcrumbs({ name: 'Works', path: routes.works }, { name: work.client, path: workPath(work.slug) }),
  ...work.pictures.slice(0, 1).map((cover) => workThing(work, cover)),
];

/** What a position's page is about. */
export const jobThings = (job: Job): Thing[] => [
  breadcrumbs({ name: 'Career', path: routes.career }, { name: job.title, path: jobPath(job.slug) }),
  jobThing(job),
];
