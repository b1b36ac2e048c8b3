/** `npm run migrate`: brings the local database of inquiries up to date; `npm run migrate -- --remote` the deployed one. */
import { migrate } from './inquiries/migrate.ts';

try {
  migrate({ remote: process.argv.includes('--remote') });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
