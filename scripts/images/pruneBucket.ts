import pMap from 'p-map';
import { atOnce, type PictureBucket } from './bucket.ts';

export interface Deployment {
  id: string;
  /** When it was made. ISO 8601. */
  created_on: string;
  /** Of the build; at least as many digits as in the names of the lists. */
  commit: string | undefined;
}

/** Pictures may be pushed this long before the deployment that needs them. Milliseconds. */
const grace = 86_400_000;

const commitOf = (listKey: string) => listKey.split('/')[1] ?? '';

/**
 * Removes variants that no deployment refers to, by the lists which `pushPictures` leaves beside them.
 * @param now milliseconds
 * @returns how many objects were removed
 * @throws Error naming a deployment whose pictures are not known, before anything is removed
 */
export async function pruneBucket(bucket: PictureBucket, deployments: Deployment[], now = Date.now()): Promise<number> {
  const all = await bucket.list();
  const lists = [...all].filter(([key]) => key.startsWith('builds/'));
  const isOf = (key: string, { commit }: Deployment) => Boolean(commit?.startsWith(commitOf(key)));
  // What was deployed before there was a bucket has its pictures as files.
  const first = Math.min(...lists.map(([, put]) => put.getTime()));
  const unknown = deployments.filter((one) => Date.parse(one.created_on) >= first && !lists.some(([key]) => isOf(key, one)));
  if (unknown.length)
    throw new Error(
      `Nothing was removed: the bucket has no list of the pictures of ${unknown.map(({ id }) => id).join(', ')}. Push them, or delete these deployments`,
    );
  const isNew = (put: Date) => now - put.getTime() < grace;
  const kept = lists.filter(([key, put]) => isNew(put) || deployments.some((one) => isOf(key, one))).map(([key]) => key);
  const referred = await pMap(kept, async (key) => JSON.parse(await bucket.read(key)) as string[], { concurrency: atOnce });
  const needed = new Set([...kept, ...referred.flat()]);
  const stray = [...all].filter(([key, put]) => {
    const name = key.startsWith('builds/') ? key : (key.split('/')[0] ?? '');
    return !needed.has(name) && !isNew(put);
  });
  await pMap(stray, ([key]) => bucket.remove(key), { concurrency: atOnce });
  return stray.length;
}
