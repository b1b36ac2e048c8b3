import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { imagePath } from '../../../src/images/sizes.ts';
import type { Served } from '../../serve/wrangler.ts';

const mib = 1024 ** 2;
/** How long the runtime may take to collect. Milliseconds. */
const timeoutMs = 60_000;

interface Usage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/** Node's WebSocket takes headers, which the DOM's types do not know. */
type WithHeaders = new (url: string, init: { headers: Record<string, string> }) => WebSocket;

async function connect(port: number) {
  // Wrangler lets only pages of this machine and of Cloudflare's inspect.
  const headers = { Origin: 'http://localhost' };
  const socket = new (WebSocket as unknown as WithHeaders)(`ws://127.0.0.1:${port}/ws`, { headers });
  await once(socket, 'open');
  let last = 0;
  const call = <Result>(method: string) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method }));
    return new Promise<Result>((resolve) => {
      socket.addEventListener('message', function take({ data }) {
        const reply = JSON.parse(data);
        if (reply.id !== id) return;
        socket.removeEventListener('message', take);
        resolve(reply.result);
      });
    });
  };
  return { call, close: () => socket.close() };
}

/** Has the runtime collect, which it does with the next request and not before. @throws Error when it takes too long */
async function collect(url: string, call: (method: string) => Promise<unknown>) {
  let done = false;
  call('HeapProfiler.collectGarbage').then(() => {
    done = true;
  });
  for (const start = Date.now(); !done; await pause(50)) {
    if (Date.now() - start > timeoutMs) throw new Error(`The runtime did not collect within ${timeoutMs / 1000} s`);
    await (await fetch(url + imagePath)).text();
  }
}

/**
 * What the Functions still hold once everything that can be collected has been: JavaScript objects, what the runtime keeps
 * for them, and buffers. In MiB. This is the figure that must not grow; what the process has got from the system is another.
 */
export async function functionsHeapSize({ url, inspector }: Served): Promise<number> {
  const { call, close } = await connect(inspector);
  await call('HeapProfiler.enable');
  // The first finds requests that are being given up, the second what they held.
  for (let time = 0; time < 3; time++) {
    await pause(500);
    await collect(url, call);
  }
  const usage = await call<Usage>('Runtime.getHeapUsage');
  close();
  return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / mib;
}
