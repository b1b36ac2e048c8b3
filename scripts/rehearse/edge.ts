import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from 'srvx';
import { routesReader } from '../edge/routes.ts';
import { fileServer } from '../serve/files.ts';
import { type Account, databaseOf, type RehearsedDeployment } from './account.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers as the host does for a deployment: its uploaded bundle where `_routes.json` says so, otherwise its files. */
async function answersOf(account: Account, deployment: RehearsedDeployment): Promise<Answer> {
  const { folder, worker, routes, environment, vars, databases } = deployment;
  const answerWithFile = fileServer(folder);
  if (!worker) return answerWithFile;
  const file = join(folder, '..', `${deployment.id}.mjs`);
  writeFileSync(file, worker);
  const { default: bundle } = await import(pathToFileURL(file).href);
  const bindings = Object.entries(databases).map(([name, id]) => [name, databaseOf(account, id)?.binding]);
  const env = {
    ...vars,
    ...account.secrets[environment],
    ...Object.fromEntries(bindings),
    ASSETS: { fetch: async (asked: Request | URL) => answerWithFile(asked instanceof Request ? asked : new Request(asked)) },
  };
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };
  const runs = routesReader(routes);
  return (request) => (runs(new URL(request.url).pathname) ? bundle.fetch(request, env, context) : answerWithFile(request));
}

async function listen(answer: Answer): Promise<string> {
  const server = serve({ hostname: '127.0.0.1', port: 0, silent: true, gracefulShutdown: false, fetch: answer });
  await server.ready();
  return `http://localhost:${new URL(server.url ?? '').port}`;
}

/** The addresses of an account's deployments, and of what is live. */
export function edgeOf(account: Account) {
  const answers = new Map<string, Promise<Answer>>();
  const answerOf = (id: string) => {
    const deployment = account.deployments.find((one) => one.id === id);
    if (!deployment) throw new Error(`there is no deployment ${id}`);
    const answer = answers.get(id) ?? answersOf(account, deployment);
    answers.set(id, answer);
    return answer;
  };
  let shown: string | undefined;
  const live: Answer = async (request) => {
    if (account.live !== shown && account.edgeLag-- <= 0) shown = account.live;
    return shown ? (await answerOf(shown))(request) : new Response('Nothing here yet', { status: 404 });
  };
  return {
    live: () => listen(live),
    deployment: (id: string) => listen(async (request) => (await answerOf(id))(request)),
  };
}
