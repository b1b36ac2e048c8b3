import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentSecurityPolicy, inlineScripts } from '#src/build/host/policy.ts';
import { deferScripts, scriptLoader } from '#src/build/html/deferScripts.ts';
import { unnamedHosts } from '#src/content/checks/checkContent.ts';
import { loadReferences } from '#src/content/load/loadReferences.ts';

const counter = {
  script: 'https://counter.example/js/script.js',
  sendsTo: 'https://events.example/api',
  attributes: { 'data-domain': '</script>' },
};
test('a counter is loaded last, as the only foreign script', () => {
  const exported = '<body><script src="/a.js" defer=""></script></body>';
  const html = deferScripts(exported, scriptLoader(counter));
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const append = vi.fn();
  const createPolicy = vi.fn();
  const createElement = () => ({
    setAttribute(name: string, value: string) {
      Reflect.set(this, name, value);
    },
  });
  const getElementById = () => ({ textContent: '["/a.js"]' });
  const page = {
    // A hidden tab never paints.
    document: { hidden: true, body: { append }, createElement, getElementById },
    location: { href: 'https://a.example/' },
    origin: 'https://a.example',
    self: { trustedTypes: { createPolicy } },
  };
  runInNewContext(inlineScripts(html)[0] ?? '', { ...page, URL, setTimeout });
  vi.runAllTimers();
  const { script: src, attributes } = counter;
  expect(append.mock.calls).toMatchObject([
    [{ src: '/a.js', async: false }],
    [{ src, ...attributes }],
  ]);
  const { createScriptURL } = createPolicy.mock.calls[0]?.[1] ?? {};
  const urls = [src, '/b.js', `${src}?x`, 'https://counter.example/'];
  expect(urls.map(createScriptURL)).toEqual([src, '/b.js', null, null]);
});

test('the policy allows the counter to load and to send', () => {
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
