import { commonHeaders } from '../../functions/http.ts';
import { site } from '../../src/site.ts';
import { deferredScriptsOf } from '../html/deferScripts.ts';
import { assertThat, type Check } from './run.ts';

export const checkHeaders: Check = async ({ base, ask }) => {
  const { headers } = await ask('/');
  for (const [name, value] of Object.entries(commonHeaders)) {
    assertThat(
      headers.get(name) === value,
      `${name} is "${headers.get(name)}"; expected "${value}"`,
    );
  }
  const policy = headers.get('Content-Security-Policy') ?? '';
  assertThat(
    policy.includes("default-src 'none'"),
    "Content-Security-Policy lacks default-src 'none'",
  );
  assertThat(
    !/script-src[^;]*'unsafe-/.test(policy),
    'Content-Security-Policy allows unsafe scripts',
  );
  const isLive = base.origin === new URL(site.url).origin;
  const isHidden = /noindex/.test(headers.get('X-Robots-Tag') ?? '');
  assertThat(
    isHidden !== isLive,
    isLive ? 'the live site is hidden from search engines' : 'this copy is open to search engines',
  );
  return `${Object.keys(commonHeaders).length + 1} right, ${isHidden ? 'hidden from search engines' : 'open to search engines'}`;
};

/** Checks that scripts are cached forever and their source maps are not published. */
export const checkScripts: Check = async ({ ask, read }) => {
  const [script] = deferredScriptsOf(await read('/'));
  assertThat(script, 'the home page has no script');
  const { status, headers } = await ask(script);
  assertThat(status === 200, `${script} returned ${status}`);
  assertThat(
    headers.get('Cache-Control')?.includes('immutable'),
    `${script} is not cached: ${headers.get('Cache-Control')}`,
  );
  const map = await ask(`${script}.map`);
  assertThat(map.status === 404, `the source map of ${script} is published`);
  return 'cached forever; no source map';
};
