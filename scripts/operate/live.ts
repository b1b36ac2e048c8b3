import type { BuildFacts } from '../build/facts.ts';
import { pathsIn } from '../build/sitemap.ts';
import type { Visitor } from '../smoke/visitor.ts';

/** What the live site says about itself. */
export interface Live {
  facts: Pick<BuildFacts, 'commit' | 'branch' | 'environment' | 'time' | 'built'>;
  /** When its security.txt expires. */
  securityExpires: Date;
  /** The paths of its pages. */
  paths: string[];
}

/** @throws Error naming what can't be read */
export async function readLive({ read }: Pick<Visitor, 'read'>): Promise<Live> {
  const facts: Live['facts'] = JSON.parse(await read('/build.json'));
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(await read('/.well-known/security.txt')) ?? [];
  if (Number.isNaN(Date.parse(expires))) throw new Error('/.well-known/security.txt does not say when it expires');
  return { facts, securityExpires: new Date(expires), paths: pathsIn(await read('/sitemap.xml')) };
}
