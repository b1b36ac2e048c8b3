/**
 * `npm run pictures:push`: sends the variants that the bucket lacks, after a complete build; with `-- --remote` to the
 * deployed bucket. Without a bucket in wrangler.toml there is nothing to do.
 */
import { command } from './cli/command.ts';
import { readArtifact } from './deploy/artifact.ts';
import { boundBucket } from './images/boundBucket.ts';
import { openBucket } from './images/bucket.ts';
import { pictureFolders } from './images/folders.ts';
import { publishedManifest } from './images/publish.ts';
import { pushPictures } from './images/push.ts';
import { readOptions } from './inquiries/options.ts';

await command(async () => {
  const { where } = readOptions({});
  if (!boundBucket()) return console.log('pictures: no bucket is bound; they are deployed as files');
  const { commit } = readArtifact('out');
  const folders = { ...pictureFolders, manifestFile: publishedManifest('out') };
  const bucket = await openBucket(where);
  let said = Date.now();
  const report = (sent: number, all: number) => {
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    console.log(`pictures: ${sent} of ${all} sent`);
  };
  try {
    console.log(`pictures: ${await pushPictures(folders, bucket, commit, report)} variants sent`);
  } finally {
    await bucket.close();
  }
});
