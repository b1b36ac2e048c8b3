import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import pMap from 'p-map';
import { type Manifest, variantKey } from '../../src/images/manifest.ts';
import { variantsOf } from '../../src/images/variants.ts';
import { atOnce, type PictureBucket } from './bucket.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { keptVariant } from './variants.ts';

const hashesOf = (manifest: Manifest) => [...new Set(Object.values(manifest).map(({ hash }) => hash))].sort();

/** The list of what a build refers to, by commit; one commit may be built with different pictures. */
const listKey = (commit: string, list: string) =>
  `builds/${commit}/${createHash('sha256').update(list).digest('hex').slice(0, 12)}.json`;

/** The variants of a build that the bucket lacks, each once. @param there the keys that it has */
function lacking(manifest: Manifest, there: { has: (key: string) => boolean }) {
  const byHash = new Map(Object.values(manifest).map((entry) => [entry.hash, entry]));
  return [...byHash.values()].flatMap((entry) =>
    variantsOf(entry)
      .map((variant) => ({ hash: entry.hash, variant, key: variantKey(entry.hash, variant) }))
      .filter(({ key }) => !there.has(key)),
  );
}

/** The keys of the variants of a manifest that the bucket lacks. */
export async function missingInBucket(manifest: Manifest, bucket: PictureBucket): Promise<string[]> {
  return lacking(manifest, await bucket.list()).map(({ key }) => key);
}

/**
 * Sends what the bucket lacks, and then the list that keeps it from being pruned. What has arrived stays when this is
 * interrupted, and is not sent again.
 * @param commit that was built
 * @returns how many variants were sent
 * @throws Error when one of them is neither in the bucket nor encoded
 */
export async function pushPictures(
  { cache, manifestFile }: PictureFolders,
  bucket: PictureBucket,
  commit: string,
  report: (sent: number, all: number) => void = () => {},
): Promise<number> {
  const manifest = readManifest(manifestFile);
  const missing = lacking(manifest, await bucket.list());
  const unmade = missing.filter(({ hash, variant }) => !existsSync(keptVariant(cache, hash, variant)));
  if (unmade.length)
    throw new Error(`${unmade.length} pictures are not encoded, such as ${unmade[0]?.key}. Run \`npm run build\` first`);
  let sent = 0;
  const send = async ({ hash, variant, key }: (typeof missing)[number]) => {
    await bucket.put(key, readFileSync(keptVariant(cache, hash, variant)));
    sent += 1;
    report(sent, missing.length);
  };
  await pMap(missing, send, { concurrency: atOnce });
  const list = JSON.stringify(hashesOf(manifest));
  await bucket.put(listKey(commit, list), Buffer.from(list));
  return missing.length;
}
