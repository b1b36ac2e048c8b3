import type { R2Bucket } from '@cloudflare/workers-types';
import { AwsClient } from 'aws4fetch';
import pMap from 'p-map';
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

/** Wrangler's simulation, in the folder that `npm start` keeps local data in, or in another. */
async function localBucket(configFile: string, persist = '.wrangler/state'): Promise<PictureBucket> {
  // It takes a second to load, which a build without a bucket need not wait for.
  const { getPlatformProxy } = await import('wrangler');
  const { env, dispose } = await getPlatformProxy<{ PICTURES: R2Bucket }>({
    configPath: configFile,
    persist: { path: `${persist}/v3` },
  });
  const { PICTURES } = env;
  return {
    async list(prefix = '') {
      const found = new Map<string, Date>();
      for (let cursor: string | undefined, whole = false; !whole; ) {
        const page = await PICTURES.list({ prefix, ...(cursor && { cursor }) });
        for (const { key, uploaded } of page.objects) found.set(key, uploaded);
        whole = !page.truncated;
        cursor = page.truncated ? page.cursor : undefined;
      }
      return found;
    },
    read: async (key) => (await (await PICTURES.get(key))?.text()) ?? '',
    async put(key, bytes) {
      await PICTURES.put(key, bytes);
    },
    remove: (key) => PICTURES.delete(key),
    close: dispose,
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
    const response = await client.fetch(url, init);
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
  return remote ? remoteBucket(name) : localBucket(configFile, persist);
}
