import { serve } from 'srvx';

/** The loopback address that all local servers listen on. */
export const host = '127.0.0.1';

export async function listen(fetch: (request: Request) => Promise<Response>) {
  const server = serve({
    hostname: host,
    port: 0,
    silent: true,
    gracefulShutdown: false,
    // By default Node closes an idle connection after 5 s, possibly while a test reuses it.
    node: { keepAliveTimeout: 60_000 },
    fetch,
  });
  await server.ready();
  return {
    url: `http://${host}:${new URL(server.url ?? '').port}`,
    stop: () => server.close(true),
  };
}
