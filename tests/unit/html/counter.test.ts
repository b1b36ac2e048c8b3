import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentSecurityPolicy, inlineScripts } from '#src/build/host/policy.ts';
import { deferScripts } from '#src/build/html/deferScripts.ts';
import { unnamedHosts } from '#src/content/build/check.ts';
import { loadReferences } from '#src/content/build/loadReferences.ts';

const counter = {
  script: 'https://counter.example/js/script.js',
  sendsTo: 'https://events.example/api',
  attributes: { 'data-domain': '</script>' },
};
const page = '<body><script src="/a.js" defer=""></script></body>';

/**
 * Runs a page's loader in a hidden tab. @returns its scripts' attributes, and the Trusted Types
 * policy
 */
function load(html: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const appended: object[] = [];
  const createPolicy = vi.fn();
  const [loader = ''] = inlineScripts(html);
  const document = {
    hidden: true,
    getElementById: () => ({ textContent: '["/a.js"]' }),
    createElement: () => ({
      setAttribute(name: string, value: string) {
        Reflect.set(this, name, value);
      },
    }),
    body: {
      append: ({ setAttribute, ...script }: { setAttribute: unknown }) => appended.push(script),
    },
  };
  const location = { href: 'https://a.example/' };
  const page = { document, location, origin: 'https://a.example', URL, setTimeout };
  runInNewContext(loader, { ...page, self: { trustedTypes: { createPolicy } } });
  vi.runAllTimers();
  return { appended, policy: createPolicy.mock.calls[0]?.[1] };
}

test('a counter is loaded last, with its attributes, and is the only foreign script', () => {
  const html = deferScripts(page, counter);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const { appended, policy } = load(html);
  const { script: src, attributes } = counter;
  expect(appended).toEqual([
    { src: '/a.js', async: false },
    { src, ...attributes },
  ]);
  const allowed = [src, '/b.js', `${src}?x`, 'https://counter.example/'].map(
    policy.createScriptURL,
  );
  expect(allowed).toEqual([src, '/b.js', null, null]);
});

test('the policy of a page allows the counter’s script, and where it sends', () => {
  const policy = contentSecurityPolicy([], false, counter);
  expect(policy).toContain(`script-src 'self' ${counter.script};`);
  expect(policy).toContain("connect-src 'self' https://events.example;");
  expect(contentSecurityPolicy([], false)).toContain("script-src 'self'; ");
});

test('the privacy policy has to name the hosts of the counter', () => {
  const content = structuredClone(loadReferences());
  expect(unnamedHosts(content)).toEqual([]);
  expect(unnamedHosts(content, counter)).toEqual(
    ['counter', 'events'].map((host) => expect.stringContaining(`no text names ${host}.example, `)),
  );
  const policy = content.entries.legal.find(({ slug }) => slug === 'privacy-policy');
  policy?.sections[0]?.paragraphs.push('counter.example and events.example count visits.');
  expect(unnamedHosts(content, counter)).toEqual([]);
});
