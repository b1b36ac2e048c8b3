/** A Sentry DSN taken apart (https://docs.sentry.io/concepts/key-terms/dsn-explainer/). */
export interface Dsn {
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
export function parseDsn(text: string): Dsn {
  const [, key, host, organisation, region, project] = shape.exec(text) ?? [];
  if (!key || !host || !organisation || !project) {
    throw new Error('SENTRY_DSN: expected an address such as https://<32 hex digits>@o1.ingest.de.sentry.io/42');
  }
  return { text, key, host, organisation, project, region };
}

/** The tunnel's query: organisation, project and, where there is one, the region. */
export const tunnelQuery = ({ organisation, project, region }: Dsn) =>
  `?o=${organisation}&p=${project}${region ? `&r=${region}` : ''}`;
