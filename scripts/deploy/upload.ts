import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrangler } from '../edge/wrangler.ts';
import { remedyFor } from './remedies.ts';

/**
 * Uploads a built folder unchanged. Wrangler retries requests itself.
 * @returns the deployment's id and address
 * @throws Error that says what to do
 */
export async function upload(
  folder: string,
  branch: string,
  commit: string,
  env: Record<string, string>,
) {
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  // Wrangler's machine-readable output.
  const outputFile = join(scratch, 'deployed.ndjson');
  // `--no-bundle` uploads the Functions as they were tested.
  const args = [
    'pages',
    'deploy',
    folder,
    `--branch=${branch}`,
    '--no-bundle',
    `--commit-hash=${commit}`,
  ];
  try {
    await wrangler(args, { CI: 'true', WRANGLER_OUTPUT_FILE_PATH: outputFile, ...env }, true);
    const lines = readFileSync(outputFile, 'utf8').trim().split('\n');
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
