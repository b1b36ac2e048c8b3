/** `npm run migrate`: brings the local database of inquiries up to date; `npm run migrate -- --remote` that of the live site. */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { migrate } from './inquiries/wrangler.ts';

await command(() => migrate(parseArgs({ options: { remote: { type: 'boolean', default: false } } }).values));
