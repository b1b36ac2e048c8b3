import { wrangler } from '../edge/wrangler.ts';

async function ask(...args: string[]) {
  const answer = await wrangler(args).catch(() => {
    throw new Error(
      'Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    );
  });
  return JSON.parse(answer);
}

/**
 * The token and the account: those that are set, or those of whoever has logged in with wrangler.
 * @throws Error when there are several accounts
 */
export async function access(env = process.env): Promise<{ token: string; account: string }> {
  const token: string = env.CLOUDFLARE_API_TOKEN || (await ask('auth', 'token', '--json')).token;
  if (env.CLOUDFLARE_ACCOUNT_ID) return { token, account: env.CLOUDFLARE_ACCOUNT_ID };
  const { accounts }: { accounts: { id: string; name: string }[] } = await ask('whoami', '--json');
  const [only, ...more] = accounts;
  if (only && more.length === 0) return { token, account: only.id };
  throw new Error(
    `Set CLOUDFLARE_ACCOUNT_ID to one of: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
  );
}
