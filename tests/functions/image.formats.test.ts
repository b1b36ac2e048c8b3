import { describe, expect, test } from 'vitest';
import { ask, cover, query } from './deployment.ts';

const browsers = {
  chrome: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  firefox: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  olderFirefox: 'image/avif,image/webp,*/*',
  safari:
    'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  olderSafari: 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5',
  oldest: 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
};

async function answer(path: string, accept: string | undefined) {
  const { response } = await ask(query(path), { headers: accept === undefined ? {} : { Accept: accept } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Vary')).toBe('Accept');
  return response.headers.get('Content-Type');
}

describe('a PNG is served as', () => {
  test.each([
    ['image/avif', browsers.chrome],
    ['image/avif', browsers.firefox],
    ['image/avif', browsers.olderFirefox],
    ['image/avif', browsers.safari],
    ['image/webp', browsers.olderSafari],
    ['image/png', browsers.oldest],
    ['image/avif', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['image/webp', 'image/webp,*/*;q=0.8'],
    ['image/png', 'image/png'],
    ['image/png', '*/*'],
    ['image/png', 'image/*'],
    ['image/png', ''],
    ['image/png', undefined],
    ['image/png', 'text/html'],
  ])('%s for %j', async (type, accept) => {
    expect(await answer(cover, accept)).toBe(type);
  });

  test.each([
    ['image/png', 'image/avif;q=0'],
    ['image/webp', 'image/avif;q=0,image/webp'],
    ['image/png', 'image/avif;q=0.0, image/webp;q=0.000, */*'],
    ['image/webp', 'image/avif;q=0.5,image/webp;q=0.9'],
    ['image/png', 'image/avif;q=0.5,image/png'],
    ['image/png', 'image/avif;q=0.7,image/webp;q=0.7,image/*;q=0.8'],
    ['image/avif', 'image/avif;q=0.001'],
    ['image/avif', 'image/avif;q=1.000,image/webp'],
    ['image/avif', 'IMAGE/AVIF ; Q=0.9 , image/webp;q=0.8'],
    ['image/avif', 'image/avif;q=0,image/avif'],
  ])('%s by the q-values of %j', async (type, accept) => {
    expect(await answer(cover, accept)).toBe(type);
  });

  test.each([
    ['image/png', 'image/avif;v=1'],
    ['image/webp', 'image/avif;v=1,image/webp'],
    ['image/png', 'image/avif;q=high'],
    ['image/png', 'image/avif;q=2'],
    ['image/png', 'image/avif;q=-1'],
    ['image/png', 'image/avif;q=0.1234'],
    ['image/png', 'image/avifx'],
    ['image/png', 'ximage/avif'],
    ['image/png', 'image/avif image/webp'],
    ['image/png', ',;,=;q=,/'],
    ['image/png', 'avif'],
  ])('%s when nothing in %j clearly asks for more', async (type, accept) => {
    expect(await answer(cover, accept)).toBe(type);
  });
});

describe('a picture of another kind', () => {
  test.each([
    ['/images/small.jpg', browsers.oldest, 'image/jpeg'],
    ['/images/small.jpg', browsers.chrome, 'image/avif'],
    ['/images/flat.webp', browsers.olderSafari, 'image/webp'],
    ['/images/flat.webp', browsers.oldest, 'image/png'],
    ['/images/flat.webp', '*/*', 'image/png'],
    ['/images/flat.webp', undefined, 'image/png'],
    ['/images/new.avif', browsers.chrome, 'image/avif'],
    ['/images/new.avif', browsers.olderSafari, 'image/webp'],
    ['/images/new.avif', browsers.oldest, 'image/jpeg'],
    ['/images/new.avif', '*/*', 'image/jpeg'],
    ['/images/new.avif', 'image/avif;q=0', 'image/jpeg'],
    ['/images/dance.gif', browsers.chrome, 'image/gif'],
    ['/images/dance.gif', 'image/avif', 'image/gif'],
  ])('%s for %s is served as %s', async (path, accept, type) => {
    expect(await answer(path, accept)).toBe(type);
  });
});
