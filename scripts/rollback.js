// @ts-check
/**
 * `npm run rollback`, or `node scripts/rollback.js`, which needs Node 20 and nothing that is installed: makes the newest earlier
 * deployment of another commit live again; `-- ID` another one, of which a beginning is enough. Wrangler has no command for it.
 */
import { appendFileSync } from 'node:fs';
import { pagesProject, projectName } from './deploy/api.js';
import { goBack } from './deploy/goBack.js';

const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account, GITHUB_STEP_SUMMARY } = process.env;

/** @param {string} line */
function say(line) {
  console.log(line);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n\n`);
}

try {
  const wanted = process.argv.slice(2).find(Boolean);
  await goBack(pagesProject({ token, account, project: projectName() }), wanted, say);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
