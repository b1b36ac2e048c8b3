import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of the S3 interface, on loopback, as the commands use: pages of two keys, and signed requests only. */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; put: Date }>();
  const state = { puts: 0, mostAtOnce: 0, failAfter: Number.POSITIVE_INFINITY };
  let atOnce = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (bucket !== 'pictures' || !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return answer(403, '<Error><Message>Access Denied</Message></Error>');
    if (request.method === 'GET' && !key) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((one) => one.startsWith(prefix)).sort();
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const page = keys.slice(from, from + 2);
      const contents = page.map(
        (one) => `<Contents><Key>${one}</Key><LastModified>${objects.get(one)?.put.toISOString()}</LastModified></Contents>`,
      );
      const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      return answer(200, `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
    }
    if (request.method === 'GET') return objects.has(key) ? answer(200, objects.get(key)?.bytes) : answer(404);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    state.puts += 1;
    if (state.puts > state.failAfter) return answer(400, '<Error><Message>Refused by the test</Message></Error>');
    atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 20));
    atOnce -= 1;
    objects.set(key, { bytes: Buffer.concat(chunks), put: new Date() });
    return answer(200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, objects, state, stop: () => server.close() };
}
