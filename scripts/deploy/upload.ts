import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuildFacts } from '../build/facts.ts';
import { attempts, remedyFor, waitFor } from './api.js';

export interface Uploaded {
  id: string;
  /** The address of this deployment, which stays. */
  url: string;
  /** How many files the host did not have yet. */
  sent: number;
}

/** What wrangler says where the same may pass later; it tries some of its requests again itself, but not all. */
const passing = /-> (429|5\d\d)\b|\[code: (971|10429|8000000)\]|rate limit|fetch failed|connection error|socket hang up/i;

interface Run {
  ok: boolean;
  said: string;
  complaint: string;
}

/** Runs `wrangler pages deploy`, whose words are printed as they come. */
function run(args: string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const child = spawn(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'pages', 'deploy', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const heard = { said: '', complaint: '' };
  child.stdout.on('data', (chunk) => {
    heard.said += chunk;
    process.stdout.write(chunk);
  });
  child.stderr.on('data', (chunk) => {
    heard.complaint += chunk;
    process.stderr.write(chunk);
  });
  return new Promise((done) => child.once('close', (status) => done({ ok: status === 0, ...heard })));
}

/** The deployment that wrangler has noted for other programs, if there is one. */
function noted(file: string): { id: string; url: string } | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const found = lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'pages-deploy');
  return found && { id: found.deployment_id, url: found.url };
}

/**
 * Deploys a built folder as it is, trying again while the host says that it may pass later.
 * @throws Error that says what to do
 */
export async function upload(
  folder: string,
  branch: string,
  { commit }: BuildFacts,
  token: string,
  account: string,
): Promise<Uploaded> {
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
  const notes = join(scratch, 'deployed.ndjson');
  const env = {
    ...process.env,
    CI: 'true',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_OUTPUT_FILE_PATH: notes,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: account,
  };
  try {
    for (let attempt = 0; ; attempt++) {
      // The bundle is sent as it was tested, and under the commit that the build names.
      const { ok, said, complaint } = await run([folder, `--branch=${branch}`, '--no-bundle', `--commit-hash=${commit}`], env);
      const made = noted(notes);
      if (ok && made) return { ...made, sent: Number(/Uploaded (\d+) files/.exec(said)?.[1] ?? 0) };
      if (!passing.test(complaint) || attempt + 1 === attempts) {
        throw new Error(
          `wrangler deployed nothing; it says why above. ${remedyFor(complaint.replace(/^.*Logs were written.*$/m, '')) ?? ''}`.trim(),
        );
      }
      const wait = waitFor(attempt);
      console.log(`Attempt ${attempt + 1} of ${attempts} failed; the next one is made in ${wait / 1000} s.`);
      await pause(wait);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
