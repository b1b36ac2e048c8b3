import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { widths } from '../../src/images/sizes.ts';
import { ask, built, cover, manifest, query } from './deployment.ts';

// Many runs, which may be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const paths = Object.keys(manifest);
const accept = fc.oneof(
  fc.constantFrom('image/avif', 'image/webp', '*/*', 'image/avif;q=0, image/*'),
  // The characters that a header may contain: visible ASCII and spaces.
  fc.string().map((text) => text.replaceAll(/[^ -~]/g, '')),
);

/** Any UTF-16 code units: letters of any script, control characters and unpaired surrogates. */
const letters = (maxLength: number) => fc.array(fc.nat(0xffff), { maxLength }).map((units) => String.fromCharCode(...units));

/** Whatever is requested, the response is a picture or a sentence, and only files that the build has made are read. */
async function expectAnswer(asked: string, Accept: string) {
  const { response, wanted } = await ask(asked, { headers: { Accept } });
  expect([200, 400, 404]).toContain(response.status);
  for (const path of wanted) expect(built).toContain(path);
  expect(response.headers.get('Content-Type')).toMatch(response.status === 200 ? /^image\// : /^text\/plain/);
  if (response.status !== 200) expect(await response.text()).toMatch(/^(url|w|q) .*\.\n$/);
  return response.status;
}

test('any query gets a picture or a sentence', async () => {
  const pair = fc.tuple(fc.constantFrom('url', 'w', 'q', 'x'), fc.string()).map((parts) => parts.join('='));
  const pairs = fc.array(pair, { maxLength: 5 }).map((all) => all.join('&'));
  const text = fc.oneof(fc.string(), letters(12), pairs);
  await fc.assert(
    fc.asyncProperty(text, accept, async (asked, Accept) => {
      await expectAnswer(`?${asked}`, Accept);
    }),
    { numRuns: 300 },
  );
});

/** Ways to corrupt a path, or leave it intact. */
const corrupted = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.array(
      fc.constantFrom(
        (path: string) => path,
        (path: string) => path.replace('.', '.0123456789ab.'),
        (path: string) => encodeURIComponent(path),
        (path: string) => path.replaceAll('/', '%2f'),
        (path: string) => path.replace('/images', '/images/..'),
        (path: string) => path.replace('/images', '/images/%2e%2e/images'),
        (path: string) => path.replace('/', '//'),
        (path: string) => path.replace('/', '\\'),
        (path: string) => path.toUpperCase(),
        (path: string) => `https://evil.example${path}`,
        (path: string) => `${path}?x=1`,
        (path: string) => `${path}%00`,
        (path: string) => `${path}/../../_worker.js`,
        (path: string) => path.slice(1),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([path, ways]) => ways.reduce((now, way) => way(now), path));

const number = fc.oneof(
  fc.constantFrom(...widths.map(String)),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('', '75', '+75', '640.0', '0640', '6e2', '٦٤٠'),
);

test('an almost correct query gets a picture or a sentence', async () => {
  const parameter = fc.oneof(
    corrupted.map((url) => ['url', url] as const),
    number.map((w) => ['w', w] as const),
    number.map((q) => ['q', q] as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 5 }), accept, async (parameters, Accept) => {
      await expectAnswer(`?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`, Accept);
    }),
    { numRuns: 300 },
  );
});

test('a corrupted path with a valid width gets a picture or a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(corrupted, fc.constantFrom(...widths), accept, async (url, width, Accept) => {
      await expectAnswer(query(url, width), Accept);
    }),
    { numRuns: 300 },
  );
});

test('any characters anywhere in a valid query get a picture or a sentence', async () => {
  const good = query(cover);
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length), fc.nat(3), letters(3), async (at, gone, put) => {
      await expectAnswer((good.slice(0, at) + put + good.slice(at + gone)).replace(/^[^?]*/, ''), 'image/avif');
    }),
    { numRuns: 300 },
  );
});

test('every width of every existing picture gets a picture in any format', async () => {
  const there = paths.filter((path) => !path.includes('gone'));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...there), fc.constantFrom(...widths), accept, async (path, width, Accept) => {
      expect(await expectAnswer(query(path, width), Accept)).toBe(200);
    }),
  );
});
