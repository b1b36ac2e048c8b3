/**
 * `npm run migrate`: brings the local database of inquiries up to date; `npm run migrate -- --remote` that of the live site,
 * and with `--preview` besides that of previews.
 */
import { migrate } from './inquiries/wrangler.ts';

try {
  await migrate({ remote: process.argv.includes('--remote'), preview: process.argv.includes('--preview') });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
