/** Whose reports these are and where they go: a Sentry DSN taken apart (https://docs.sentry.io/concepts/key-terms/dsn-explainer/). */
export interface Destination {
  text: string;
  key: string;
  host: string;
  organisation: string;
  project: string;
  /** As in `de`; undefined where the host names none. */
  region: string | undefined;
}

const shape = /^https:\/\/([0-9a-f]{32})@(o(\d+)\.ingest(?:\.([a-z]{2,8}))?\.sentry\.io)\/(\d+)$/;

/** @throws Error that says what a DSN looks like; the text itself is not repeated, as it may be a secret that went astray */
export function parseDestination(text: string): Destination {
  const [, key, host, organisation, region, project] = shape.exec(text) ?? [];
  if (!key || !host || !organisation || !project) {
    throw new Error('SENTRY_DSN: expected an address such as https://<32 hex digits>@o1.ingest.de.sentry.io/42');
  }
  return { text, key, host, organisation, project, region };
}

/** The tunnel's query: organisation, project and, where there is one, the region. */
export const tunnelQuery = ({ organisation, project, region }: Destination) =>
  `?o=${organisation}&p=${project}${region ? `&r=${region}` : ''}`;

/** What the tunnel takes as its query: the names of the parameters, what they say of the destination, and their form. */
export const tunnelParameters = [
  { name: 'o', says: 'organisation', required: true, shape: /^\d{1,20}$/, rule: 'must be given once, in digits' },
  { name: 'p', says: 'project', required: true, shape: /^\d{1,20}$/, rule: 'must be given once, in digits' },
  {
    name: 'r',
    says: 'region',
    required: false,
    shape: /^[a-z]{2,8}$/,
    rule: 'must be given once at the most, in two to eight small letters',
  },
] as const;

/** Where the tunnel sends messages on to. @param instead the origin to send them to, rather than the service's own */
export const ingestUrl = ({ host, project }: Destination, instead?: string) =>
  new URL(`/api/${project}/envelope/`, instead || `https://${host}`).href;
