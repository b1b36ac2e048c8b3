import { type Browser, type Driver, windowSize } from './driver.ts';

/** Key codes from https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

const keyStroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** @throws Error with the server's answer */
async function send(method: 'POST' | 'DELETE', url: string, body?: object) {
  // Long enough for any command on a busy machine.
  const signal = AbortSignal.timeout(90_000);
  const response = await fetch(url, { method, signal, body: body ? JSON.stringify(body) : null });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a browser by WebDriver (https://www.w3.org/TR/webdriver2). */
export async function startWebKit(serverUrl: string, binary: string): Promise<Browser> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await send('POST', `${serverUrl}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${serverUrl}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => send('POST', `${session}/${path}`, body);
  const perform = (type: 'pointer' | 'key', actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const driver: Driver = {
    goto: (url) => post('url', { url }),
    reload: () => post('refresh'),
    evaluate: (inPage, arg) =>
      post('execute/sync', { script: `return (${inPage})(arguments[0])`, args: [arg] }),
    mouse: {
      move: (x, y) => perform('pointer', [{ type: 'pointerMove', origin: 'viewport', x, y }]),
      down: () => perform('pointer', [{ type: 'pointerDown', button: 0 }]),
      up: () => perform('pointer', [{ type: 'pointerUp', button: 0 }]),
    },
    keyboard: {
      press: (key) => perform('key', keyStroke(keys[key])),
      type: (text) => perform('key', [...text].flatMap(keyStroke)),
    },
  };
  // WebDriver sets the height of the window with its toolbar, so the second call adds the toolbar's
  // height, which the first one shows.
  const { width, height } = windowSize;
  const setWindowHeight = (pixels: number) =>
    post('window/rect', { x: 0, y: 0, width, height: pixels });
  await setWindowHeight(height);
  await setWindowHeight(2 * height - (await driver.evaluate(() => window.innerHeight)));
  return { driver, close: () => send('DELETE', session) };
}
