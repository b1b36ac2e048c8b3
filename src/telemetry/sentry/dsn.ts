/** A parsed Sentry DSN (https://docs.sentry.io/concepts/key-terms/dsn-explainer/). */
export interface Dsn {
  text: string;
  key: string;
  host: string;
  organisation: string;
  project: string;
  /** Such as `de`; undefined if the host has none. */
  region: string | undefined;
}

const dsnPattern =
  /^https:\/\/([0-9a-f]{32})@(o(\d+)\.ingest(?:\.([a-z]{2,8}))?\.sentry\.io)\/(\d+)$/;

/** @throws Error that does not repeat the text, which may be a misplaced secret */
export function parseDsn(text: string): Dsn {
  const [, key, host, organisation, region, project] = dsnPattern.exec(text) ?? [];
  if (!key || !host || !organisation || !project) {
    throw new Error(
      'SENTRY_DSN: expected a URL such as https://<32 hex digits>@o1.ingest.de.sentry.io/42',
    );
  }
  return { text, key, host, organisation, project, region };
}

/** Makes the query of requests to the tunnel. */
export const tunnelQuery = ({ organisation, project, region }: Dsn) =>
  `?o=${organisation}&p=${project}${region ? `&r=${region}` : ''}`;

/** Why the tunnel refuses a request: 400 if it is malformed, 403 if it is for another DSN. */
export interface Refusal {
  status: 400 | 403;
  sentence: string;
}

const id = { required: true, shape: /^\d{1,20}$/, rule: 'must be given once, in digits' };
const region = {
  required: false,
  shape: /^[a-z]{2,8}$/,
  rule: 'must be given once at the most, in two to eight small letters',
};
const parameters = [
  { name: 'o', part: 'organisation', ...id },
  { name: 'p', part: 'project', ...id },
  { name: 'r', part: 'region', ...region },
] as const;

/** Compares a request's query with the site's DSN. @returns undefined if they match */
export function refuseQuery(query: URLSearchParams, dsn: Dsn): Refusal | undefined {
  for (const { name, required, shape, rule } of parameters) {
    const [value, second] = query.getAll(name);
    const isValid = value === undefined ? !required : second === undefined && shape.test(value);
    if (!isValid) return { status: 400, sentence: `${name} ${rule}.` };
  }
  const other = parameters.find(({ name, part }) => (query.get(name) ?? undefined) !== dsn[part]);
  return other && { status: 403, sentence: `${other.name} is not the ${other.part} of this site.` };
}

/**
 * Compares an envelope's header (https://develop.sentry.dev/sdk/data-model/envelopes/) with the DSN.
 * @returns undefined if they match
 */
export function refuseEnvelope(header: Uint8Array, { text }: Dsn): Refusal | undefined {
  const malformed = (predicate: string): Refusal => ({
    status: 400,
    sentence: `The envelope’s header ${predicate}.`,
  });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(header));
  } catch {
    return malformed('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return malformed('is not a JSON object');
  const named = Object.hasOwn(value, 'dsn') ? (value as { dsn: unknown }).dsn : undefined;
  if (typeof named !== 'string') return malformed('has no dsn');
  return named === text
    ? undefined
    : { status: 403, sentence: 'The envelope’s dsn is not the one of this site.' };
}
