import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';
import pMap from 'p-map';
import { freePort, serve } from '../serve/wrangler.ts';
import { boundBucket } from './boundBucket.ts';

/** The bucket that holds variants, as the commands use it. */
export interface PictureBucket {
  /** Every key that begins so, and when its object was put there. */
  list(prefix?: string): Promise<Map<string, Date>>;
  read(key: string): Promise<string>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

/** How many requests are under way at a time. */
export const atOnce = 32;

/** Keys begin with a hash, so that these parts can be listed beside one another. */
const parts = [...'0123456789abcdef', 'builds/'];

/** What runs beside the local bucket, and answers much as S3 does: keys are paths, and the root is the list. */
const localWorker = `export default {
  async fetch(request, { PICTURES }) {
    const { method, url } = request;
    const { pathname, searchParams } = new URL(url);
    const key = pathname.slice(1);
    if (method === 'PUT') await PICTURES.put(key, await request.arrayBuffer());
    else if (method === 'DELETE') await PICTURES.delete(key);
    else if (key) return new Response((await PICTURES.get(key))?.body);
    else {
      const page = await PICTURES.list(Object.fromEntries(searchParams));
      return Response.json({ objects: page.objects.map(({ key, uploaded }) => [key, uploaded]), cursor: page.cursor });
    }
    return new Response();
  },
}`;

/**
 * Wrangler's simulation, in the folder that `npm start` keeps local data in, or in another. A worker of its own answers for it:
 * wrangler's proxy of bindings takes a minute to list 2,400 keys.
 */
async function localBucket(name: string, persist = '.wrangler/state'): Promise<PictureBucket> {
  const project = mkdtempSync(join(tmpdir(), 'bucket-'));
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, 'out/_worker.js'), localWorker);
  const binding = `[[r2_buckets]]\nbinding = "PICTURES"\nbucket_name = "${name}"\n`;
  const head = 'name = "bucket"\npages_build_output_dir = "out"\ncompatibility_date = "2026-10-23"\n';
  writeFileSync(join(project, 'wrangler.toml'), head + binding);
  const served = await serve('out', await freePort(), { project, persist: resolve(persist), quiet: true });
  const ask = async (path: string, init: { method?: string; body?: Uint8Array<ArrayBuffer> } = {}) => {
    const response = await fetch(`${served.url}/${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`The local bucket answered with ${response.status}. ${text}`);
    return text;
  };
  return {
    async list(prefix = '') {
      const found = new Map<string, Date>();
      for (let next: string | undefined = ''; next !== undefined; ) {
        const page = await ask(`?${new URLSearchParams({ prefix, ...(next && { cursor: next }) })}`);
        const { objects, cursor } = JSON.parse(page) as { objects: [string, string][]; cursor?: string };
        for (const [key, uploaded] of objects) found.set(key, new Date(uploaded));
        next = cursor;
      }
      return found;
    },
    read: (key) => ask(key),
    async put(key, bytes) {
      await ask(key, { method: 'PUT', body: new Uint8Array(bytes) });
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' });
    },
    async close() {
      await served.stop();
      rmSync(project, { recursive: true, force: true });
    },
  };
}

/**
 * The deployed bucket, by its S3 interface (https://developers.cloudflare.com/r2/api/s3/api/).
 * @throws Error naming the settings that are missing
 */
function remoteBucket(name: string): PictureBucket {
  const { R2_ACCESS_KEY_ID: accessKeyId, R2_SECRET_ACCESS_KEY: secretAccessKey, CLOUDFLARE_ACCOUNT_ID: account } = process.env;
  const host = process.env.R2_ENDPOINT || (account && `https://${account}.r2.cloudflarestorage.com`);
  if (!accessKeyId || !secretAccessKey || !host)
    throw new Error('R2_ACCESS_KEY_ID, R2_SECRET_ACCESS_KEY and CLOUDFLARE_ACCOUNT_ID must be set; see README, Pictures');
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'auto' });
  const address = `${host}/${name}`;

  async function ask(url: string, init: { method?: string; body?: Uint8Array<ArrayBuffer> } = {}): Promise<string> {
    const response = await client.fetch(url, init).catch((error: Error) => {
      throw new Error(`The bucket ${name} cannot be reached (${(error.cause as Error)?.message ?? error.message})`);
    });
    const text = await response.text();
    if (response.ok) return text;
    const why = /<Message>(.*?)<\/Message>/s.exec(text)?.[1] ?? '';
    throw new Error(`The bucket ${name} answered ${init.method ?? 'GET'} with ${response.status}. ${why}`.trim());
  }

  async function listPart(prefix: string): Promise<[string, Date][]> {
    const found: [string, Date][] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) });
      const text = await ask(`${address}?${query}`);
      for (const [, object = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const field = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(object)?.[1] ?? '';
        found.push([field('Key'), new Date(field('LastModified'))]);
      }
      next = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/.exec(text)?.[1];
    }
    return found;
  }

  return {
    list: async (prefix) => new Map((await pMap(prefix ? [prefix] : parts, listPart, { concurrency: atOnce })).flat()),
    read: (key) => ask(`${address}/${key}`),
    async put(key, bytes) {
      await ask(`${address}/${key}`, { method: 'PUT', body: new Uint8Array(bytes) });
    },
    async remove(key) {
      await ask(`${address}/${key}`, { method: 'DELETE' });
    },
    close: async () => {},
  };
}

export interface Where {
  /** The deployed one, not the local one. */
  remote?: boolean;
  /** The folder of the local one. */
  persist?: string;
  configFile?: string;
}

/** @throws Error when no bucket is bound */
export async function openBucket({ remote = false, persist, configFile = 'wrangler.toml' }: Where): Promise<PictureBucket> {
  const name = boundBucket(configFile);
  if (!name) throw new Error(`${configFile} binds no bucket as PICTURES; see README, Pictures`);
  return remote ? remoteBucket(name) : localBucket(name, persist);
}
