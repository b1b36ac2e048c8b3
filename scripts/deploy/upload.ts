import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { wrangler } from '../inquiries/wrangler.ts';
import { maxAttempts, waits } from './api.ts';
import { remedyFor } from './remedies.ts';

/** What wrangler says where the same may pass later; it tries some of its requests again itself, but not all. */
const transient = /-> (429|5\d\d)\b|\[code: (971|10429|8000000)\]|rate limit|fetch failed|connection error|socket hang up/i;

/** The deployment that wrangler has noted for other programs, if there is one. */
function noted(file: string): { id: string; url: string } | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const found = lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'pages-deploy');
  return found && { id: found.deployment_id, url: found.url };
}

/**
 * Deploys a built folder as it is, trying again while the host says that it may pass later.
 * @returns the deployment's id and its own address
 * @throws Error that says what to do
 */
export async function upload(folder: string, branch: string, commit: string, env: Record<string, string>) {
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  const notes = join(scratch, 'deployed.ndjson');
  // The bundle is sent as it was tested, and under the commit that the build names.
  const args = ['pages', 'deploy', folder, `--branch=${branch}`, '--no-bundle', `--commit-hash=${commit}`];
  try {
    for (let attempt = 1; ; attempt++) {
      const problem = await wrangler(args, { CI: 'true', WRANGLER_OUTPUT_FILE_PATH: notes, ...env }, true).then(
        () => 'wrangler named no deployment',
        ({ message }: Error) => message,
      );
      const made = noted(notes);
      if (made) return made;
      if (!transient.test(problem) || attempt === maxAttempts) {
        const said = problem.replace(/^.*Logs were written.*$/m, '').trim();
        throw new Error(`Nothing was deployed. ${remedyFor(said)}\n${said}`);
      }
      const wait = waits.retry * 3 ** (attempt - 1);
      console.log(`Attempt ${attempt} of ${maxAttempts} failed; the next one is made in ${wait / 1000} s.`);
      await pause(wait);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
