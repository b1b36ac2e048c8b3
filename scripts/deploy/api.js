// @ts-check
// Plain JavaScript that Node 20 runs as it is: `npm run rollback` must work where nothing is installed.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Cloudflare's interface of a Pages project
 * (https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/).
 *
 * @typedef {object} Deployment
 * @property {string} id
 * @property {string} url
 * @property {string[] | null} [aliases]
 * @property {string} environment
 * @property {string} created_on
 * @property {{ name: string, status: string }} latest_stage
 * @property {{ metadata?: { commit_hash?: string } }} [deployment_trigger]
 *
 * @typedef {object} Project
 * @property {string} name
 * @property {string} production_branch
 * @property {Deployment | null} canonical_deployment
 *
 * @typedef {object} Envelope
 * @property {boolean} success
 * @property {{ code: number, message: string }[]} errors
 * @property {any} result
 */

/** Whether an answer says that the same request may pass later (RFC 6585, 4; RFC 9110, 15.6). */
const isPassing = (/** @type {number} */ status) => status === 429 || status >= 500;

/**
 * Waits between attempts, unless the answer names a time itself; a rehearsal divides them. Milliseconds.
 * @param {number} attempt from 0
 * @param {string | null} [retryAfter] seconds
 */
export const waitFor = (attempt, retryAfter) =>
  Math.min(60_000, Number(retryAfter) * 1000 || 2000 * 3 ** attempt) / Number(process.env.REHEARSED_SPEED ?? 1);

/** How often a request is made. */
export const attempts = 4;

/**
 * What somebody can do about a refusal. Codes and messages are those that Cloudflare and wrangler print.
 * @type {[pattern: RegExp, sentence: string][]}
 */
const remedies = [
  [
    /\b(1000|9109|9103|6003|6111)\b|invalid (api|access) token|token.{0,20}expired|unable to authenticate|\b401\b/i,
    'The token is not valid or has expired: make a new one in Cloudflare’s dashboard, under My Profile, API Tokens, and put it into CLOUDFLARE_API_TOKEN (or run `npx wrangler login` again).',
  ],
  [
    /\b8000007\b|project.{0,40}(not found|does not exist)/i,
    'There is no such Pages project in this account: make it with `npx wrangler pages project create NAME --production-branch main`, or mend `name` in wrangler.toml or CLOUDFLARE_ACCOUNT_ID.',
  ],
  [
    /\b(7404|8000022)\b|couldn't find a d1 db|invalid database uuid|database.{0,20}not (be )?found/i,
    'There is no database with the id in wrangler.toml. For the live site make it with `npx wrangler d1 create inquiries --jurisdiction eu` and put the id it prints into both places of wrangler.toml; for a preview run `npm run preview:database -- --branch=NAME`.',
  ],
  [
    /only supports up to [\d,.]+ files|too many files/i,
    'The host takes no more files in a deployment: use fewer or smaller pictures, or a plan with a higher limit (https://developers.cloudflare.com/pages/platform/limits/).',
  ],
  [/only supports files up to/i, 'A file is larger than the host takes: make it smaller.'],
  [
    /quota|(daily|monthly|build|deployment)s? limit/i,
    'The account has used up what its plan allows: wait until it begins anew, or choose a larger plan in the dashboard.',
  ],
  [
    /\b(10000|10001|7403|9106)\b|authentication error|not authorized|permission|\b403\b/i,
    'The token may not do this: give it “Cloudflare Pages: Edit” and “D1: Edit” for this account in the dashboard, under My Profile, API Tokens.',
  ],
  [
    /\b(429|5\d\d)\b|rate limit|malformed response|gateway|fetch failed|could not be reached/i,
    'Cloudflare does not answer as it should: look at https://www.cloudflarestatus.com and try again later.',
  ],
];

/**
 * The next step after a refusal; none for an unknown one.
 * @param {string} said
 */
export const remedyFor = (said) => remedies.find(([pattern]) => pattern.test(said))?.[1];

/** @param {string} text */
function parse(text) {
  try {
    return /** @type {Envelope} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * One request, made again while the answer says that it may pass later.
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<{ status: number, envelope: Envelope | undefined }>}
 */
async function send(url, init) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    const isLast = attempt + 1 === attempts;
    if (response && (isLast || !isPassing(response.status))) {
      return { status: response.status, envelope: parse(await response.text()) };
    }
    if (!response && isLast) throw new Error(`${new URL(url).host} could not be reached. ${remedyFor('could not be reached')}`);
    await response?.body?.cancel();
    await pause(waitFor(attempt, response?.headers.get('Retry-After')));
  }
}

/** The project's name. */
export function projectName(file = 'wrangler.toml') {
  const [name] = /(?<=^name = ")[^"]+/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!name) throw new Error(`${file} has no name; it must name the Pages project, as in: name = "dunavik-website"`);
  return name;
}

/**
 * Asks for one Pages project.
 * @param {{ token: string | undefined, account: string | undefined, project: string, api?: string | undefined }} access
 */
export function pagesProject({ token, account, project, api = process.env.CLOUDFLARE_API_BASE_URL }) {
  if (!token || !account) throw new Error('CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID must be set.');
  const base = `${api || 'https://api.cloudflare.com/client/v4'}/accounts/${account}/pages/projects/${project}`;

  /**
   * @param {string} path below the project
   * @param {string} [method]
   * @returns {Promise<any>} the result
   */
  async function ask(path, method = 'GET') {
    const { status, envelope } = await send(base + path, { method, headers: { Authorization: `Bearer ${token}` } });
    if (envelope?.success) return envelope.result;
    const reasons = envelope?.errors?.map(({ code, message }) => `${message} (${code})`).join('; ') || 'not in JSON';
    const said = `Cloudflare answered ${method} ${path || project} with ${status}: ${reasons}.`;
    throw new Error([said, remedyFor(`${status} ${reasons}`)].filter(Boolean).join(' '));
  }

  return {
    /** @returns {Promise<Project>} */
    project: () => ask(''),
    /** The token that wrangler uploads with. @returns {Promise<{ jwt: string }>} */
    uploadToken: () => ask('/upload-token'),
    /** @returns {Promise<Deployment>} */
    deployment: (/** @type {string} */ id) => ask(`/deployments/${id}`),
    /** @returns {Promise<Deployment>} */
    rollback: (/** @type {string} */ id) => ask(`/deployments/${id}/rollback`, 'POST'),
    /**
     * All deployments of production, or of every environment, newest first, asked for page by page as they are read.
     * @param {'production' | 'all'} [environment]
     * @returns {AsyncGenerator<Deployment>}
     */
    async *deployments(environment = 'production') {
      // The largest page that the interface gives.
      const size = 25;
      const seen = new Set();
      const filter = environment === 'all' ? '' : `env=${environment}&`;
      for (let page = 1; ; page++) {
        /** @type {Deployment[]} */
        const found = await ask(`/deployments?${filter}page=${page}&per_page=${size}`);
        // One that was made meanwhile moves the others to the next page.
        const unseen = found.filter(({ id }) => !seen.has(id));
        for (const { id } of unseen) seen.add(id);
        yield* unseen;
        if (found.length < size || unseen.length === 0) return;
      }
    },
  };
}

/** The commit that a deployment was made of, in twelve digits. @param {Deployment} deployment */
export const commitOf = ({ deployment_trigger: trigger }) => (trigger?.metadata?.commit_hash ?? '').slice(0, 12);

/** Whether a deployment is complete: only then can it be live. @param {Deployment} deployment */
export const isComplete = ({ latest_stage: { name, status } }) => name === 'deploy' && status === 'success';
