/**
 * `npm run pictures:prune -- --remote`: removes from the deployed bucket the variants that no deployment refers to. Without
 * `--remote` it removes from the local bucket what the last build does not need.
 */
import { command } from './cli/command.ts';
import { access } from './deploy/access.ts';
import { commitOf, pagesProject, projectName } from './deploy/api.js';
import { readArtifact } from './deploy/artifact.ts';
import { openBucket } from './images/bucket.ts';
import { type Deployment, pruneBucket } from './images/pruneBucket.ts';
import { readOptions } from './inquiries/options.ts';

/** Nobody but this machine uses the local bucket: the last push is its only deployment, and nothing is too new to go. */
const local = () => [{ id: 'local', created_on: new Date().toISOString(), commit: readArtifact('out').commit }];

async function deployed(): Promise<Deployment[]> {
  const all: Deployment[] = [];
  for await (const one of pagesProject({ ...access(), project: projectName() }).deployments('all')) {
    all.push({ id: one.id, created_on: one.created_on, commit: commitOf(one) || undefined });
  }
  return all;
}

await command(async () => {
  const { where } = readOptions({});
  const deployments = where.remote ? await deployed() : local();
  const bucket = await openBucket(where);
  try {
    const now = where.remote ? Date.now() : Number.POSITIVE_INFINITY;
    console.log(`pictures: ${await pruneBucket(bucket, deployments, now)} objects removed`);
  } finally {
    await bucket.close();
  }
});
