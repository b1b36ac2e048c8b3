import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../../src/site.ts';
import { installChecker } from './installChecker.ts';

/** Not a dependency: it installs a database and an API server, one of which must be compiled. */
const release = '@mdn/mdn-http-observatory@1.4.8';
const enough = 'A+';

interface Request {
  url: string;
  method: string;
}

/** https://github.com/mdn/mdn-http-observatory, the parts that are used here. */
interface Observatory {
  scan: (host: string) => Promise<{
    scan: { grade: string; score: number };
    tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
  }>;
}

export interface Grading {
  /** `A+, 120 points` */
  verdict: string;
  /** A line for each finding that costs points, unless the grade is A+ anyway. */
  faults: string[];
}

/**
 * How Mozilla's HTTP Observatory grades the front page, by its own scan, which asks a local server instead of the network;
 * http gets the redirect to https that Cloudflare answers with. As for any new domain, its list of domains known to want https
 * (HSTS preload) is empty.
 * @param base address of a server that answers with the headers of the production host
 * @returns the grading, or why it could not run
 */
export async function observatoryFaults(base: string): Promise<Grading | string> {
  const modules = installChecker(release, 'src/index.js');
  if (!modules) return `${release} could not be fetched`;
  const from = (file: string) => import(pathToFileURL(join(modules, file)).href);
  writeFileSync(join(modules, '@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');

  const { default: axios } = await from('axios/index.js');
  axios.defaults.adapter = async (config: Request) => {
    const { protocol, host, pathname } = new URL(config.url);
    if (protocol === 'http:') return { status: 301, headers: { location: `https://${host}${pathname}` }, data: '', config };
    const answer = await fetch(new URL(pathname, base), { method: config.method });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), data: await answer.text(), config };
  };

  const { scan }: Observatory = await from('@mdn/mdn-http-observatory/src/index.js');
  const { scan: outcome, tests } = await scan(new URL(site.url).hostname);
  const verdict = `${outcome.grade}, ${outcome.score} points`;
  if (outcome.grade === enough) return { verdict, faults: [] };
  const costs = Object.entries(tests).filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0);
  return {
    verdict,
    faults: [
      `grade ${verdict}; expected ${enough}`,
      ...costs.map(([name, { result, scoreModifier }]) => `${name}: ${result}, ${scoreModifier} points`),
    ],
  };
}
