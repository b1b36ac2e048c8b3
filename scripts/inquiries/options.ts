import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Where } from './wrangler.ts';

const everywhere = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

/** Reads a command's own options and those that say which database is meant. @throws Error naming an unknown option */
export function readOptions<const Own extends ParseArgsOptionsConfig>(own: Own) {
  const { values } = parseArgs({ options: { ...everywhere, ...own } });
  const { remote, 'persist-to': persist } = values as { remote?: boolean; 'persist-to'?: string };
  const where: Where = { remote: remote ?? false, ...(persist !== undefined && { persist }) };
  return { where, values };
}
