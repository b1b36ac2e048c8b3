/**
 * `npm run rollback`: makes the production deployment before the live one live again; `npm run rollback -- ID` another.
 * Wrangler has no command for it, so this asks the host's own interface
 * (https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';

interface Deployment {
  id: string;
  url: string;
  created_on: string;
  latest_stage: { status: string };
}

const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_BASE_URL } = process.env;
const api = CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';

async function ask<Result>(path: string, method = 'GET'): Promise<Result> {
  const response = await fetch(api + path, { method, headers: { Authorization: `Bearer ${token}` } });
  const { success, errors, result } = (await response.json()) as {
    success: boolean;
    errors: { message: string }[];
    result: Result;
  };
  if (!success) throw new Error(`Cloudflare refused ${method} ${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return result;
}

await command(async () => {
  const wanted = parseArgs({ allowPositionals: true }).positionals[0];
  if (!token || !account) throw new Error('CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID must be set.');
  const [project] = /(?<=^name = ")[^"]+/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
  const all = `/accounts/${account}/pages/projects/${project}`;
  const { canonical_deployment: live } = await ask<{ canonical_deployment: Deployment }>(all);
  const deployments = await ask<Deployment[]>(`${all}/deployments?env=production`);
  // Newest first. A deployment that never finished cannot go live.
  const done = deployments.filter(({ latest_stage }) => latest_stage.status === 'success');
  const chosen = wanted
    ? done.find(({ id }) => id.startsWith(wanted))
    : done.filter(({ created_on }) => created_on < live.created_on)[0];
  if (!chosen || chosen.id === live.id) {
    const list = done.map(({ id, created_on, url }) => `  ${id}  ${created_on}  ${url}${id === live.id ? '  (live)' : ''}`);
    throw new Error(`There is no such deployment to go back to. These are there:\n${list.join('\n')}`);
  }
  await ask(`${all}/deployments/${chosen.id}/rollback`, 'POST');
  console.log(`Live again: ${chosen.id} of ${chosen.created_on}, ${chosen.url}. Before: ${live.id}.`);
});
