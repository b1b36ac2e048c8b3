import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * As much of Cloudflare's API, on loopback, as `wrangler pages deploy` needs to find its project; everything after that is
 * refused, so that nothing is deployed. `asked` lists the requests.
 */
export async function startPagesApi() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/accounts\/[^/]+/, '');
    asked.push(`${request.method} ${path}`);
    const known = /^\/pages\/projects\/([^/]+)$/.exec(path);
    const body = known
      ? {
          success: true,
          errors: [],
          messages: [],
          result: { name: known[1], production_branch: 'main', deployment_configs: { preview: {}, production: {} } },
        }
      : { success: false, errors: [{ code: 10000, message: 'Refused by the test' }], messages: [], result: null };
    response.writeHead(known ? 200 : 403, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop: () => server.close() };
}
