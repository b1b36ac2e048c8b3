/** The next step after an error, by the codes and messages that Cloudflare and wrangler print. */
const remedies: [pattern: RegExp, sentence: string][] = [
  [
    /\b(1000|9109|9103|6003|6111)\b|invalid (api|access) token|unable to authenticate|\b401\b/i,
    'The token is not valid or has expired: create a new one in Cloudflare’s dashboard, under My Profile, API Tokens, and put it into CLOUDFLARE_API_TOKEN (or run `npx wrangler login` again).',
  ],
  [
    /\b8000007\b|project.{0,40}(not found|does not exist)/i,
    'There is no such Pages project in this account: create it with `npx wrangler pages project create NAME --production-branch main`, or change `name` in wrangler.toml or CLOUDFLARE_ACCOUNT_ID.',
  ],
  [
    /\b(7404|8000022)\b|couldn't find a d1 db|invalid database uuid|database.{0,20}not (be )?found/i,
    'There is no database with the id in wrangler.toml: create it with `npx wrangler d1 create inquiries --jurisdiction eu` (for previews `inquiries-preview`) and put the id that it prints into wrangler.toml.',
  ],
  [
    /\b(10000|10001|7403|9106)\b|authentication error|not authorized|permission|\b403\b/i,
    'The token may not do this: give it “Cloudflare Pages: Edit” and “D1: Edit” for this account in the dashboard, under My Profile, API Tokens.',
  ],
  [
    /SQLITE_ERROR|already exists|duplicate column/i,
    'A migration does not fit the database: compare `npx wrangler d1 migrations list INQUIRIES --remote --env production` with `migrations/`, fix the newest one, and deploy again.',
  ],
  [
    /\b(429|5\d\d)\b|rate limit|malformed response|gateway|fetch failed/i,
    'Cloudflare is not responding as expected: look at https://www.cloudflarestatus.com and try again later.',
  ],
];

/** Returns the next step after an error. @param message the error of Cloudflare or wrangler */
export const remedyFor = (message: string) =>
  remedies.find(([pattern]) => pattern.test(message))?.[1] ??
  'Nothing was changed on the live site; run the same command again.';
