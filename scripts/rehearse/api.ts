import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from 'srvx';
import { projectName } from '../deploy/api.js';
import { type Account, ApiError, databaseOf, deploy, newAccount, type RehearsedDeployment } from './account.ts';
import { rehearsedDatabase } from './database.ts';
import { edgeOf } from './edge.ts';

type Handler = (context: { account: Account; match: string[]; request: Request }) => unknown | Promise<unknown>;

const envelope = (status: number, result: unknown, errors: object[] = [], more: object = {}) =>
  Response.json({ success: errors.length === 0, errors, messages: [], result, ...more }, { status });

function pageOf<Item>(all: Item[], asked: URLSearchParams): Item[] {
  const size = Number(asked.get('per_page') ?? 25);
  const page = Number(asked.get('page') ?? 1);
  return all.slice((page - 1) * size, page * size);
}

/** A token, of which wrangler reads the limit of files when it uploads; here it says whose it is, too. */
export const tokenOf = ({ id, fileLimit }: Account) =>
  ['{}', JSON.stringify({ account: id, max_file_count_allowed: fileLimit, exp: 9_999_999_999 }), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const ownerOf = (request: Request): string => {
  const [, claims = ''] = (request.headers.get('Authorization') ?? '').split(' ').at(-1)?.split('.') ?? [];
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).account;
};

/** What the interface tells of a deployment. */
const published = ({ folder, worker, routes, vars, databases, ...known }: RehearsedDeployment) => known;

/**
 * As much of Cloudflare's interface, on loopback, as wrangler and this project's scripts ask for; written from wrangler's
 * source (4.156: src/api/pages/deploy.ts, src/pages/upload.ts, src/d1). Accounts come about when they are first named.
 * @param root a folder for what is uploaded
 */
export async function startCloudflare(root: string) {
  const assets = join(root, 'assets');
  mkdirSync(assets, { recursive: true });
  const accounts = new Map<string, Account>();
  const edges = new Map<string, ReturnType<typeof edgeOf>>();
  const account = (id: string) => {
    const there = accounts.get(id) ?? newAccount(id);
    accounts.set(id, there);
    if (!edges.has(id)) edges.set(id, edgeOf(there));
    return there;
  };
  const find = ({ deployments }: Account, id = '') => {
    const found = deployments.find((one) => one.id === id);
    if (!found) throw new ApiError(404, 8000009, 'The deployment ID you have specified does not exist.');
    return found;
  };
  const database = (of: Account, id = '') => {
    const found = databaseOf(of, id);
    if (!found) throw new ApiError(404, 7404, 'The database could not be found');
    return found;
  };
  const project = (of: Account, name = '') => {
    if (name !== projectName())
      throw new ApiError(404, 8000007, 'Project not found. The specified project name does not match.');
    const live = of.deployments.find(({ id }) => id === of.live);
    return {
      name,
      production_branch: of.production_branch,
      deployment_configs: { preview: {}, production: {} },
      canonical_deployment: live ? published(live) : null,
    };
  };

  const handlers: [RegExp, Handler][] = [
    [/^GET \/pages\/projects\/([^/]+)$/, ({ account, match: [name] }) => project(account, name)],
    [
      /^PATCH \/pages\/projects\/([^/]+)$/,
      async ({ account, match: [name], request }) => {
        const { deployment_configs } = (await request.json()) as {
          deployment_configs: Record<'production' | 'preview', { env_vars: Record<string, { value: string }> }>;
        };
        for (const environment of ['production', 'preview'] as const) {
          for (const [key, { value }] of Object.entries(deployment_configs[environment]?.env_vars ?? {})) {
            account.secrets[environment][key] = value;
          }
        }
        return project(account, name);
      },
    ],
    [/^GET \/pages\/projects\/[^/]+\/upload-token$/, ({ account }) => ({ jwt: tokenOf(account) })],
    [
      /^POST \/pages\/projects\/[^/]+\/deployments$/,
      async ({ account, request }) => {
        const edge = edges.get(account.id);
        return published(
          await deploy(account, await request.formData(), assets, root, async (id) => (await edge?.deployment(id)) ?? ''),
        );
      },
    ],
    [
      /^GET \/pages\/projects\/[^/]+\/deployments\?(.*)$/,
      ({ account, match: [query] }) => {
        const asked = new URLSearchParams(query);
        if (Number(asked.get('per_page')) > 25)
          throw new ApiError(400, 8000024, 'Invalid list options provided. Review the `page` or `per_page` parameter.');
        const all = account.deployments.filter(({ environment }) => environment === (asked.get('env') ?? environment));
        return pageOf(all, asked).map(published);
      },
    ],
    [/^GET \/pages\/projects\/[^/]+\/deployments\/([^/?]+)$/, ({ account, match: [id] }) => published(find(account, id))],
    [
      /^POST \/pages\/projects\/[^/]+\/deployments\/([^/]+)\/rollback$/,
      ({ account, match: [id] }) => {
        const chosen = find(account, id);
        account.live = chosen.id;
        return published(chosen);
      },
    ],
    [
      /^GET \/d1\/database\?(.*)$/,
      ({ account, match: [query] }) => pageOf(account.databases, new URLSearchParams(query)).map(({ listed }) => listed),
    ],
    [
      /^POST \/d1\/database$/,
      async ({ account, request }) => {
        const { name } = (await request.json()) as { name: string };
        if (databaseOf(account, name)) throw new ApiError(400, 7502, 'A database with that name already exists');
        if (account.databases.length >= account.databaseLimit)
          throw new ApiError(400, 7406, 'You have reached the maximum number of databases');
        const made = rehearsedDatabase(name);
        account.databases.push(made);
        return made.listed;
      },
    ],
    [/^GET \/d1\/database\/([^/?]+)/, ({ account, match: [id] }) => database(account, id).listed],
    [
      /^DELETE \/d1\/database\/([^/?]+)$/,
      ({ account, match: [id] }) => {
        account.databases.splice(account.databases.indexOf(database(account, id)), 1);
        return null;
      },
    ],
    [
      /^POST \/d1\/database\/([^/]+)\/query$/,
      async ({ account, match: [id], request }) => {
        const { sql } = (await request.json()) as { sql: string };
        const asked = database(account, id);
        try {
          return asked.query(sql);
        } catch (error) {
          throw new ApiError(400, 7500, `${(error as Error).message}: SQLITE_ERROR`);
        }
      },
    ],
    [
      /^POST \/pages\/assets\/check-missing$/,
      async ({ request }) => {
        const { hashes } = (await request.json()) as { hashes: string[] };
        return hashes.filter((hash) => !existsSync(join(assets, hash)));
      },
    ],
    [
      /^POST \/pages\/assets\/upload$/,
      async ({ request }) => {
        const files = (await request.json()) as { key: string; value: string }[];
        for (const { key, value } of files) writeFileSync(join(assets, key), Buffer.from(value, 'base64'));
        return { successful_key_count: files.length, unsuccessful_keys: [] };
      },
    ],
    [/^POST \/pages\/assets\/upsert-hashes$/, () => null],
    // Who is logged in, for whom no account is named.
    [/^GET \/user\/tokens\/verify$/, () => ({ id: 'token', status: 'active' })],
    [/^GET \/user$/, () => ({ email: 'owner@dunavik.example' })],
    [/^GET \/accounts\?/, ({ account: { id } }) => [{ id, name: 'Rehearsal' }]],
    [/^GET \/memberships\?/, ({ account: { id } }) => [{ account: { id, name: 'Rehearsal' } }]],
  ];

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const [, named, below = pathname] = /^\/accounts\/([^/]+)(.*)$/.exec(pathname) ?? [];
    const of = account(named ?? ownerOf(request));
    const asked = `${request.method} ${below}${search}`;
    of.asked.push(asked);
    const fault = of.faults.find(({ request: pattern, times }) => times > 0 && pattern.test(asked));
    if (fault) {
      fault.times -= 1;
      const { status, error } = fault;
      return typeof error === 'string' ? new Response(error, { status }) : envelope(status, null, [error]);
    }
    for (const [pattern, handle] of handlers) {
      const match = pattern.exec(asked);
      if (match) return envelope(200, await handle({ account: of, match: match.slice(1), request }));
    }
    throw new ApiError(404, 7003, `Could not route to ${asked}`);
  }

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch: (request) =>
      answer(request).catch((error) =>
        error instanceof ApiError
          ? envelope(error.status, null, [{ code: error.code, message: error.message }])
          : envelope(500, null, [{ code: 8000000, message: String(error?.stack) }]),
      ),
  });
  await server.ready();
  return {
    url: `http://127.0.0.1:${new URL(server.url ?? '').port}`,
    account,
    stop: () => server.close(true),
    /** The address of what an account has live. */
    liveUrl: (id: string) => {
      account(id);
      return (edges.get(id) as ReturnType<typeof edgeOf>).live();
    },
  };
}
