import { createHash } from 'node:crypto';

/** One that the account has. */
export interface Listed {
  name: string;
  uuid: string;
  /** ISO 8601. */
  created_at: string;
}

/** Runs `wrangler d1` with these arguments. @returns what it prints */
export type Run = (args: string[]) => Promise<string>;

const prefix = 'inquiries-preview-';
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** What the names of one branch's databases begin with. The readable part may be that of another branch; the digest is not. */
function branchPrefix(branch: string) {
  const readable = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replace(/^-+|-+$/g, '');
  return `${prefix}${readable && `${readable}-`}${digest(branch)}-`;
}

/**
 * The name of the database of a branch's previews, at most 63 characters. It changes with the migrations: a branch that
 * rewrites one that it has already applied gets a new database, instead of one that no migration describes.
 */
export const previewDatabaseName = (branch: string, migrations: string[]) =>
  branchPrefix(branch) + digest(migrations.join('\0'));

const list = async (run: Run): Promise<Listed[]> => JSON.parse(await run(['list', '--json']));

const tooMany = /limit|maximum|too many/i;

/**
 * The database of a branch's previews, created where it isn't there yet.
 * @throws Error that says what to do when the account may have no more
 */
export async function ensureDatabase(run: Run, name: string): Promise<Listed> {
  const find = async () => (await list(run)).find((one) => one.name === name);
  const there = await find();
  if (there) return there;
  await run(['create', name, '--jurisdiction', 'eu']).catch((error: Error) => {
    if (!tooMany.test(error.message)) throw error;
    throw new Error(
      `The account may have no more databases, so ${name} was not created. Delete those of closed branches: npm run preview:database -- --prune`,
      { cause: error },
    );
  });
  const created = await find();
  if (!created) throw new Error(`${name} was created, but the account does not list it`);
  return created;
}

/**
 * Of the databases of previews those that no preview needs: of branches that are gone, and all but the newest of each other.
 * @param branches those that are there
 */
export function needless(databases: Listed[], branches: string[]): Listed[] {
  const previews = databases.filter(({ name }) => name.startsWith(prefix));
  const newest = branches.map((branch) => {
    const own = previews.filter(({ name }) => name.startsWith(branchPrefix(branch)));
    return own.sort((one, other) => other.created_at.localeCompare(one.created_at))[0];
  });
  return previews.filter((one) => !newest.includes(one));
}

/** Deletes them. @returns their names */
export async function prune(run: Run, branches: string[]): Promise<string[]> {
  const gone = needless(await list(run), branches);
  for (const { uuid } of gone) await run(['delete', uuid, '--skip-confirmation']);
  return gone.map(({ name }) => name);
}

/** The text of wrangler.toml with another database for previews. @throws Error when it has no section for it */
export function withPreviewDatabase(text: string, { name, uuid }: Pick<Listed, 'name' | 'uuid'>): string {
  const section = /(?<=^\[\[env\.preview\.d1_databases\]\]\n)(?:(?!\[)[^\n]*\n?)*/m;
  if (!section.test(text)) throw new Error('wrangler.toml has no section [[env.preview.d1_databases]]');
  return text.replace(section, (body) => {
    const changed = body
      .replace(/^database_name = .*$/m, `database_name = "${name}"`)
      .replace(/^database_id = .*$/m, `database_id = "${uuid}"`);
    if (!changed.includes(`"${name}"`) || !changed.includes(`"${uuid}"`)) {
      throw new Error('wrangler.toml: [[env.preview.d1_databases]] lacks database_name or database_id');
    }
    return changed;
  });
}
