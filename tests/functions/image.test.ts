import { describe, expect, test } from 'vitest';
import { hashedPath } from '../../src/images/manifest.ts';
import { site } from '../../src/site.ts';
import { ask, cover, coverHash, query } from './deployment.ts';

const hashed = hashedPath(cover, coverHash);
const avif = { headers: { Accept: 'image/avif' } };

describe('the method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is not allowed, and the response lists the allowed ones',
    async (method) => {
      const { response, wanted } = await ask(query(cover), { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(wanted).toEqual([]);
    },
  );

  test.each([query(cover), query('/images/nothing.png'), '?w=640', query('/images/dance.gif')])(
    'HEAD has the status and headers of GET, but no body, for %s',
    async (asked) => {
      const get = (await ask(asked, avif)).response;
      const head = (await ask(asked, { ...avif, method: 'HEAD' })).response;
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect(await head.text()).toBe('');
      expect(await get.text()).not.toBe('');
    },
  );
});

describe('a picture', () => {
  test('is served as the variant in the requested width and format', async () => {
    const { response, wanted } = await ask(query(cover, 640), avif);
    expect(response.status).toBe(200);
    expect(wanted).toEqual([`${coverHash}/640.avif`]);
    expect(await response.text()).toBe(wanted[0]);
    expect(response.headers.get('Content-Type')).toBe('image/avif');
    expect(response.headers.get('Content-Length')).toBe(String(wanted[0]?.length));
  });

  test.each([
    [cover, 3840, '2400.avif'],
    ['/images/small.jpg', 3840, '500.avif'],
    ['/images/small.jpg', 640, '500.avif'],
    ['/images/small.jpg', 384, '384.avif'],
  ])('%s at %d is never larger than its original', async (path, width, file) => {
    const { wanted } = await ask(query(path, width), avif);
    expect(wanted[0]?.replace(/^.*\//, '')).toBe(file);
  });

  test.each([16, 3840])('that is animated is served unchanged, at %d', async (width) => {
    const { response, wanted } = await ask(query('/images/dance.gif', width), avif);
    expect(wanted).toEqual(['/images/dance.444444444444.gif']);
    expect(response.headers.get('Content-Type')).toBe('image/gif');
  });

  test.each(['&dpl=abc', '&x=1&x=2'])('is served despite another parameter: %s', async (more) => {
    expect((await ask(query(cover) + more)).response.status).toBe(200);
  });

  test('that the deployment has lost is a 404, not a server error', async () => {
    const { response } = await ask(query('/images/gone.png'));
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toMatch(/^url [^<\n]+\.\n$/);
  });
});

describe('the headers', () => {
  test('keep a browser from running the response or sniffing its type', async () => {
    const { headers } = (await ask(query(cover), avif)).response;
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="cover.avif"');
    expect(headers.get('Vary')).toBe('Accept');
  });

  test.each([query(cover), query('/images/nothing.png')])(
    'keep %s out of search engines on every host but ours',
    async (asked) => {
      const robots = async (host: string, init: RequestInit) =>
        (await ask(asked, init, host)).response.headers.get('X-Robots-Tag');
      for (const method of ['GET', 'HEAD', 'POST']) {
        expect(await robots(site.url, { method })).toBeNull();
        expect(await robots('https://preview.dunavik.pages.dev', { method })).toBe('noindex');
      }
    },
  );

  test.each([
    ['/images/small.jpg', 'image/webp', 'small.webp'],
    ['/images/small.jpg', '*/*', 'small.jpg'],
    ['/images/dance.gif', 'image/avif', 'dance.gif'],
    ['/images/ősz "24".png', 'image/avif', '_sz__24_.avif'],
  ])('name %s for %s as the file %s', async (path, accept, file) => {
    const { response } = await ask(query(path), { headers: { Accept: accept } });
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`);
  });

  test.each([
    ['with the right hash', hashed, 'public, max-age=31536000, immutable'],
    ['without a hash', cover, 'public, max-age=60, must-revalidate'],
    ['with the hash of an older picture', hashedPath(cover, 'ffffffffffff'), 'public, max-age=60, must-revalidate'],
  ])('let an address %s be cached only as long as it is valid', async (_, url, caching) => {
    const { response } = await ask(query(url), avif);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe(caching);
  });

  test('give every variant its own strong ETag', async () => {
    const asked = [query(cover, 640), query(cover, 750), query('/images/small.jpg'), query('/images/dance.gif')];
    const answers = asked.flatMap((one) =>
      ['image/avif', 'image/webp', '*/*'].map((Accept) => ask(one, { headers: { Accept } })),
    );
    const tags = new Map<string | null, string>();
    for (const { response } of await Promise.all(answers)) {
      const [tag, file] = [response.headers.get('ETag'), await response.text()];
      expect(tag).toMatch(/^"[\w-]+"$/);
      expect(tags.get(tag) ?? file).toBe(file);
      tags.set(tag, file);
    }
    expect(tags.size).toBe(10);
  });
});

describe('a browser that already has the picture', () => {
  const tag = async () => (await ask(query(hashed), avif)).response.headers.get('ETag') ?? '';

  test.each([
    ['its tag', (own: string) => own, 304],
    ['its tag, marked as weak', (own: string) => `W/${own}`, 304],
    ['a list of tags', (own: string) => `"other", W/"more" , ${own}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['its tag without quotes', (own: string) => own.replaceAll('"', ''), 200],
    ['nothing', () => '', 200],
  ])('and names %s', async (_, named, status) => {
    const headers = { ...avif.headers, 'If-None-Match': named(await tag()) };
    const { response, wanted } = await ask(query(hashed), { headers });
    expect(response.status).toBe(status);
    expect(wanted).toHaveLength(status === 304 ? 0 : 1);
    expect(response.headers.get('ETag')).toBe(await tag());
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect((await response.text()) === '').toBe(status === 304);
  });
});
