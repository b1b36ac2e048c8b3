/**
 * `npm run migrate`: brings the local database of inquiries up to date; `npm run migrate -- --remote` that of the live site,
 * and with `--preview` besides that of previews.
 */
import { command } from './cli/command.ts';
import { migrate } from './inquiries/wrangler.ts';

await command(() => migrate({ remote: process.argv.includes('--remote'), preview: process.argv.includes('--preview') }));
