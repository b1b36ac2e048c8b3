import { type Driver, windowSize } from './driver.ts';

/** Key codes from https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Long enough for any command on a busy machine. */
const timeoutMs = 90_000;

/** @throws Error with the server's message */
async function send<Value>(
  method: 'POST' | 'DELETE',
  url: string,
  body: object = {},
): Promise<Value> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method,
    signal,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

export async function startWebKit(serverUrl: string, miniBrowser: string): Promise<Driver> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${serverUrl}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  });
  const session = `${serverUrl}/session/${sessionId}`;
  const post = <Value>(path: string, body?: object) =>
    send<Value>('POST', `${session}/${path}`, body);
  const perform = (type: 'pointer' | 'wheel' | 'key', actions: object[], id: string = type) =>
    post<void>('actions', { actions: [{ type, id, actions }] });
  const keyStroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const { width, height } = windowSize;
  let wheelCount = 0;
  const driver: Driver = {
    open: (url) => post('url', { url }),
    goBack: () => post('back'),
    reload: () => post('refresh'),
    evaluate: (inPage, ...args) =>
      post('execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args }),
    moveMouse: (x, y) => perform('pointer', [{ type: 'pointerMove', origin: 'viewport', x, y }]),
    mouseDown: () => perform('pointer', [{ type: 'pointerDown', button: 0 }]),
    mouseUp: () => perform('pointer', [{ type: 'pointerUp', button: 0 }]),
    wheel(distance) {
      wheelCount += 1;
      const scroll = {
        type: 'scroll',
        origin: 'viewport',
        x: width / 2,
        y: height / 2,
        deltaX: 0,
        deltaY: distance,
      };
      // A new id each time, because the server scrolls by the difference from the last value of an
      // id.
      return perform('wheel', [scroll], `wheel ${wheelCount}`);
    },
    pressKey: (key) => perform('key', keyStroke(keys[key])),
    typeText: (text) => perform('key', [...text].flatMap(keyStroke)),
    close: () => send('DELETE', session),
  };
  // WebDriver sets the height of the window with its toolbar, so the second call adds the toolbar's
  // height, which the first one shows.
  const setWindowHeight = (pixels: number) =>
    post('window/rect', { x: 0, y: 0, width, height: pixels });
  await setWindowHeight(height);
  await setWindowHeight(2 * height - (await driver.evaluate(() => window.innerHeight)));
  return driver;
}
