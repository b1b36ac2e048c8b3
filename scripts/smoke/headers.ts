import { site } from '../../src/site.ts';
import { onEveryAnswer } from '../edge/headers.ts';
import { deferredScriptsOf } from '../html/deferScripts.ts';
import { type Check, insist } from './run.ts';

export const headersAreSet: Check = async ({ base, ask }) => {
  const { headers } = await ask('/');
  for (const [name, value] of Object.entries(onEveryAnswer)) {
    insist(headers.get(name) === value, `${name} is "${headers.get(name)}"; expected "${value}"`);
  }
  const policy = headers.get('Content-Security-Policy') ?? '';
  insist(policy.includes("default-src 'none'"), 'Content-Security-Policy does not begin from nothing');
  insist(!/script-src[^;]*'unsafe-/.test(policy), 'Content-Security-Policy lets any script run');
  const live = base.origin === new URL(site.url).origin;
  const hidden = /noindex/.test(headers.get('X-Robots-Tag') ?? '');
  insist(hidden !== live, live ? 'the live site is hidden from search engines' : 'this copy is open to search engines');
  return `${Object.keys(onEveryAnswer).length + 1} right, ${hidden ? 'hidden from search engines' : 'open to search engines'}`;
};

/** Scripts are kept for good, as their names change with them; what they were made from is nobody's business. */
export const scriptsAreKept: Check = async ({ ask, read }) => {
  const [script] = deferredScriptsOf(await read('/'));
  insist(script, 'the home page has no script');
  const { status, headers } = await ask(script);
  insist(status === 200, `${script} answered ${status}`);
  insist(headers.get('Cache-Control')?.includes('immutable'), `${script} is not kept: ${headers.get('Cache-Control')}`);
  const map = await ask(`${script}.map`);
  insist(map.status === 404, `the source map of ${script} is published`);
  return 'kept for good; no source map';
};
