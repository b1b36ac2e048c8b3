import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrangler } from '../edge/wrangler.ts';
import { remedyFor } from './remedies.ts';

/**
 * Deploys a built folder as it is. Wrangler makes requests again that may pass later.
 * @returns the deployment's id and its own address
 * @throws Error that says what to do
 */
export async function upload(
  folder: string,
  branch: string,
  commit: string,
  env: Record<string, string>,
) {
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  // What wrangler notes for other programs.
  const notes = join(scratch, 'deployed.ndjson');
  // The bundle is sent as it was tested, and under the commit that the build names.
  const args = [
    'pages',
    'deploy',
    folder,
    `--branch=${branch}`,
    '--no-bundle',
    `--commit-hash=${commit}`,
  ];
  try {
    await wrangler(args, { CI: 'true', WRANGLER_OUTPUT_FILE_PATH: notes, ...env }, true);
    const lines = readFileSync(notes, 'utf8').trim().split('\n');
    const { deployment_id, url } = lines
      .map((line) => JSON.parse(line))
      .find(({ type }) => type === 'pages-deploy');
    return { id: String(deployment_id), url: String(url) };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`Nothing was deployed. ${remedyFor(message)}\n${message}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
