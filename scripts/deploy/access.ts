import { wrangler } from '../edge/wrangler.ts';

async function askWrangler(...args: string[]) {
  const output = await wrangler(args).catch(() => {
    throw new Error(
      'Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    );
  });
  return JSON.parse(output);
}

/**
 * Returns the token and account of the environment, or of wrangler's login.
 * @throws Error if the login has several accounts
 */
export async function readCredentials(
  env = process.env,
): Promise<{ token: string; account: string }> {
  const token: string =
    env.CLOUDFLARE_API_TOKEN || (await askWrangler('auth', 'token', '--json')).token;
  if (env.CLOUDFLARE_ACCOUNT_ID) return { token, account: env.CLOUDFLARE_ACCOUNT_ID };
  const { accounts }: { accounts: { id: string; name: string }[] } = await askWrangler(
    'whoami',
    '--json',
  );
  const [only, ...more] = accounts;
  if (only && more.length === 0) return { token, account: only.id };
  throw new Error(
    `Set CLOUDFLARE_ACCOUNT_ID to one of: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
  );
}
