import { type Driver, type Engine, type Key, windowSize } from './driver.ts';

/** As defined by the standard: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Longer than any command takes on any machine. Milliseconds. */
const timeoutMs = 90_000;

/** One command of the protocol. @throws Error with the server's error message */
async function command<Value>(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** WebKit's MiniBrowser through the WebDriver server that listens on that port. Each visit has its own browser. */
export const startWithWebDriver = (server: string, miniBrowser: string): Engine => ({
  async visit(): Promise<Driver> {
    const { sessionId } = await command<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } } },
    });
    const session = `${server}/session/${sessionId}`;
    const post = <Value>(path: string, body?: object) => command<Value>('POST', `${session}/${path}`, body);
    const read: Driver['read'] = (inPage, ...args) =>
      post('execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args });
    const act = async (type: 'pointer' | 'wheel' | 'key', actions: object[], id: string = type) => {
      await post('actions', { actions: [{ type, id, actions }] });
    };
    let wheels = 0;
    const stroke = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    // The browser has a toolbar above the page.
    const resize = (height: number) => post('window/rect', { x: 0, y: 0, width: windowSize.width, height });
    await resize(windowSize.height);
    await resize(2 * windowSize.height - (await read(() => window.innerHeight)));
    return {
      open: (address) => post('url', { url: address }),
      back: () => post('back'),
      forward: () => post('forward'),
      reload: () => post('refresh'),
      read,
      point: (x, y) => act('pointer', [{ type: 'pointerMove', origin: 'viewport', x, y }]),
      hold: () => act('pointer', [{ type: 'pointerDown', button: 0 }]),
      letGo: () => act('pointer', [{ type: 'pointerUp', button: 0 }]),
      wheel: (x, y, by) =>
        // The server scrolls by the difference from a wheel's last value; a new wheel starts at zero.
        act('wheel', [{ type: 'scroll', origin: 'viewport', x, y, deltaX: 0, deltaY: by }], `wheel ${++wheels}`),
      press: (key) => act('key', stroke(keys[key])),
      type: (text) => act('key', [...text].flatMap(stroke)),
      close: () => command('DELETE', session),
    };
  },
  stop: async () => {},
});
