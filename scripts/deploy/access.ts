import { execFileSync } from 'node:child_process';

const wrangler = (...args: string[]): string => {
  try {
    return execFileSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch {
    throw new Error(
      'wrangler does not know whose account it is. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    );
  }
};

/** The account of whoever is logged in. @throws Error when there are several */
function onlyAccount(): string {
  const { accounts = [] } = JSON.parse(wrangler('whoami', '--json')) as { accounts?: { id: string; name: string }[] };
  const [only, ...more] = accounts;
  if (only && more.length === 0) return only.id;
  const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of the accounts that may be used:\n${list}`);
}

/** The token and the account: those that are set, or those of whoever has logged in with wrangler. */
export function access(env = process.env): { token: string; account: string } {
  const token = env.CLOUDFLARE_API_TOKEN || (JSON.parse(wrangler('auth', 'token', '--json')) as { token: string }).token;
  return { token, account: env.CLOUDFLARE_ACCOUNT_ID || onlyAccount() };
}
