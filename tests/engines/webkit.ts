import { type Driver, windowSize } from './driver.ts';

/** As defined by the standard: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Longer than any command takes on any machine. Milliseconds. */
const timeoutMs = 90_000;

/** One command of the protocol. @throws Error with the server's error message */
async function command<Value>(
  method: 'POST' | 'DELETE',
  url: string,
  body: object = {},
): Promise<Value> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, {
    method,
    signal,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A new MiniBrowser of WebKit, through the WebDriver server at that address. */
export async function startWebKit(server: string, miniBrowser: string): Promise<Driver> {
  const { sessionId } = await command<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  });
  const session = `${server}/session/${sessionId}`;
  const post = <Value>(path: string, body?: object) =>
    command<Value>('POST', `${session}/${path}`, body);
  const act = (type: 'pointer' | 'wheel' | 'key', actions: object[], id: string = type) =>
    post<void>('actions', { actions: [{ type, id, actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const { width, height } = windowSize;
  let wheels = 0;
  const driver: Driver = {
    open: (url) => post('url', { url }),
    back: () => post('back'),
    reload: () => post('refresh'),
    read: (inPage, ...args) =>
      post('execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args }),
    point: (x, y) => act('pointer', [{ type: 'pointerMove', origin: 'viewport', x, y }]),
    hold: () => act('pointer', [{ type: 'pointerDown', button: 0 }]),
    letGo: () => act('pointer', [{ type: 'pointerUp', button: 0 }]),
    wheel(by) {
      wheels += 1;
      const scroll = {
        type: 'scroll',
        origin: 'viewport',
        x: width / 2,
        y: height / 2,
        deltaX: 0,
        deltaY: by,
      };
      // The server scrolls by the difference from a wheel's last value; a new wheel starts at zero.
      return act('wheel', [scroll], `wheel ${wheels}`);
    },
    press: (key) => act('key', stroke(keys[key])),
    type: (text) => act('key', [...text].flatMap(stroke)),
    close: () => command('DELETE', session),
  };
  // The browser has a toolbar above the page.
  const resize = (to: number) => post('window/rect', { x: 0, y: 0, width, height: to });
  await resize(height);
  await resize(2 * height - (await driver.read(() => window.innerHeight)));
  return driver;
}
