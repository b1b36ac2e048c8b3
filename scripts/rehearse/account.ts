import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Routes } from '../edge/routes.ts';
import { rehearsedDatabase } from './database.ts';

export interface RehearsedDeployment {
  id: string;
  url: string;
  environment: 'production' | 'preview';
  created_on: string;
  aliases: string[];
  latest_stage: { name: string; status: string };
  deployment_trigger: { metadata: { branch: string; commit_hash: string } };
  /** The folder that holds its files. */
  folder: string;
  /** The uploaded bundle of its Functions, and the paths that it answers. */
  worker: string | undefined;
  routes: Pick<Routes, 'include' | 'exclude'>;
  /** What the bundle was bound to: variables, and databases by id. */
  vars: Record<string, string>;
  databases: Record<string, string>;
}

/** What the host answers instead of what it would, to the next requests that match. */
export interface Fault {
  /** `POST /pages/projects/x/deployments`, without the account. */
  request: RegExp;
  times: number;
  status: number;
  /** An envelope's error, or the text of a page. */
  error: { code: number; message: string } | string;
}

/** One account with one project; every part of a rehearsal has its own. */
export interface Account {
  id: string;
  production_branch: string;
  deployments: RehearsedDeployment[];
  live: string | undefined;
  secrets: Record<'production' | 'preview', Record<string, string>>;
  /** In the order of their making. */
  databases: ReturnType<typeof rehearsedDatabase>[];
  /** How many it may have. */
  databaseLimit: number;
  faults: Fault[];
  /** The stage that new deployments stay at. */
  stage: { name: string; status: string };
  fileLimit: number;
  /** How many requests to the live address are still answered by what was live before. */
  edgeLag: number;
  /** Paths of the next deployment that the host has lost. */
  lost: string[];
  /** Every request, as `GET /pages/projects/x`. */
  asked: string[];
}

/** An answer that is no result. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The id of the live site's database, which the rehearsed wrangler.toml names. */
export const liveDatabase = 'd1d1d1d1-0000-4000-8000-000000000000';

export const newAccount = (id: string): Account => ({
  id,
  production_branch: 'main',
  deployments: [],
  live: undefined,
  secrets: { production: {}, preview: {} },
  databases: [rehearsedDatabase('inquiries', liveDatabase)],
  databaseLimit: 10,
  faults: [],
  stage: { name: 'deploy', status: 'success' },
  fileLimit: 20_000,
  edgeLag: 0,
  lost: [],
  asked: [],
});

/** A database of an account, by its id or its name. */
export const databaseOf = ({ databases }: Account, wanted: string) =>
  databases.find(({ listed: { uuid, name } }) => wanted === uuid || wanted === name);

async function readBundle(file: File) {
  const bytes = Buffer.from(await file.arrayBuffer());
  const boundary = bytes.subarray(2, bytes.indexOf('\r\n')).toString();
  const form = await new Response(bytes, {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  }).formData();
  const metadata = JSON.parse(String(form.get('metadata'))) as {
    main_module: string;
    bindings: { name: string; type: string; text?: string; id?: string; database_id?: string }[];
  };
  const named = (type: string, value: 'text' | 'id') =>
    Object.fromEntries(
      metadata.bindings.filter((one) => one.type === type).map((one) => [one.name, one[value] ?? one.database_id ?? '']),
    );
  const code = await (form.get(metadata.main_module) as File).text();
  return { code, vars: named('plain_text', 'text'), databases: named('d1', 'id') };
}

/**
 * Takes a deployment as wrangler posts it.
 * @param assets the folder of uploaded files, by their hashes
 * @param root the folder that deployments are put in
 */
export async function deploy(
  account: Account,
  form: FormData,
  assets: string,
  root: string,
  url: (id: string) => Promise<string>,
) {
  const branch = String(form.get('branch'));
  const environment = branch === account.production_branch ? 'production' : 'preview';
  const id = crypto.randomUUID();
  const folder = join(root, id);
  const manifest = Object.entries(JSON.parse(String(form.get('manifest'))) as Record<string, string>);
  for (const parent of new Set(manifest.map(([path]) => dirname(path)))) mkdirSync(join(folder, parent), { recursive: true });
  for (const [path, hash] of manifest) if (!account.lost.includes(path)) linkSync(join(assets, hash), join(folder, path));
  account.lost = [];
  for (const name of ['_headers', '_redirects']) {
    const file = form.get(name);
    writeFileSync(join(folder, name), file instanceof File ? await file.text() : '');
  }
  const bundle = form.get('_worker.bundle');
  const routes = form.get('_routes.json');
  const { code, ...bound } = bundle instanceof File ? await readBundle(bundle) : { code: undefined, vars: {}, databases: {} };
  const missing = Object.values(bound.databases).find((wanted) => !databaseOf(account, wanted));
  if (missing) throw new ApiError(400, 8000022, `Invalid database UUID (${missing})`);
  const deployment: RehearsedDeployment = {
    id,
    url: '',
    environment,
    created_on: new Date().toISOString(),
    aliases: environment === 'preview' ? [`https://${branch}.dunavik-website.pages.dev`] : [],
    latest_stage: account.stage,
    deployment_trigger: { metadata: { branch, commit_hash: String(form.get('commit_hash')) } },
    folder,
    worker: code,
    routes: routes instanceof File ? JSON.parse(await routes.text()) : { include: [], exclude: [] },
    ...bound,
  };
  account.deployments.unshift(deployment);
  deployment.url = await url(id);
  if (environment === 'production' && account.stage.status === 'success') account.live = id;
  return deployment;
}
