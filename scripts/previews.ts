/**
 * `npm run previews`: deletes the previews that are older than thirty days; `-- pr-12` all of one
 * branch. Deployments of the live site, which one can go back to, are not previews.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { cloudflare, type Deployment } from './deploy/api.ts';

const maxAgeMs = 30 * 86_400_000;

await command(async () => {
  const [branch] = parseArgs({ allowPositionals: true }).positionals;
  const host = await cloudflare();
  const isOver = ({ created_on, deployment_trigger: trigger }: Deployment) =>
    branch ? trigger?.metadata?.branch === branch : Date.now() - Date.parse(created_on) > maxAgeMs;
  // Collects them first, because each deletion moves the next page.
  const previews: Deployment[] = [];
  for await (const it of host.allDeployments('preview')) if (isOver(it)) previews.push(it);
  let kept = 0;
  for (const { id } of previews)
    await host.remove(id).catch(() => {
      kept += 1;
    });
  console.log(`${previews.length - kept} previews deleted.`);
  if (kept) throw new Error(`${kept} could not be deleted; delete them in the dashboard.`);
});
