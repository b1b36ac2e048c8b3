/** What somebody can do about a refusal. Codes and messages are those that Cloudflare and wrangler print. */
const remedies: [pattern: RegExp, sentence: string][] = [
  [
    /\b(1000|9109|9103|6003|6111)\b|invalid (api|access) token|token.{0,20}expired|unable to authenticate|\b401\b/i,
    'The token is not valid or has expired: make a new one in Cloudflare’s dashboard, under My Profile, API Tokens, and put it into CLOUDFLARE_API_TOKEN (or run `npx wrangler login` again).',
  ],
  [
    /\b8000007\b|project.{0,40}(not found|does not exist)/i,
    'There is no such Pages project in this account: make it with `npx wrangler pages project create NAME --production-branch main`, or change `name` in wrangler.toml or CLOUDFLARE_ACCOUNT_ID.',
  ],
  [
    /\b(7404|8000022)\b|couldn't find a d1 db|invalid database uuid|database.{0,20}not (be )?found/i,
    'There is no database with the id in wrangler.toml: make it with `npx wrangler d1 create inquiries --jurisdiction eu` (for previews `inquiries-preview`) and put the id that it prints into wrangler.toml.',
  ],
  [
    /only supports up to [\d,.]+ files|too many files/i,
    'The host takes no more files in a deployment: use fewer or smaller pictures, or a plan with a higher limit (https://developers.cloudflare.com/pages/platform/limits/).',
  ],
  [/only supports files up to/i, 'A file is larger than the host takes: make it smaller.'],
  [
    /quota|(daily|monthly|build|deployment)s? limit/i,
    'The account has used up what its plan allows: wait until it begins anew, or choose a larger plan in the dashboard.',
  ],
  [
    /\b(10000|10001|7403|9106)\b|authentication error|not authorized|permission|\b403\b/i,
    'The token may not do this: give it “Cloudflare Pages: Edit” and “D1: Edit” for this account in the dashboard, under My Profile, API Tokens.',
  ],
  [
    /SQLITE_ERROR|syntax error|already exists|duplicate column/i,
    'A migration does not fit the database: compare `npx wrangler d1 migrations list INQUIRIES --remote` with `migrations/`, mend the newest one, and deploy again.',
  ],
  [
    /\b(429|5\d\d)\b|rate limit|malformed response|gateway|fetch failed|could not be reached/i,
    'Cloudflare does not answer as it should: look at https://www.cloudflarestatus.com and try again later.',
  ],
];

/** The next step after a refusal. @param message what Cloudflare or wrangler said */
export const remedyFor = (message: string) =>
  remedies.find(([pattern]) => pattern.test(message))?.[1] ??
  'Nothing was changed on the live site; run the same command again.';
