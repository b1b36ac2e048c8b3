import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from '#src/content/contentFolder.ts';
import { problemsIn } from '#src/content/problems.ts';
import { forOwners } from './forOwners.ts';

/** Checks of single files, which work although the other facts can't be loaded. */
const checks = [
  async () => (await import('#src/content/schemas/siteSchema.ts')).checkSite(),
  async () => (await import('#src/content/schemas/pricesSchema.ts')).checkPrices(),
  async () => (await import('#src/content/schemas/coloursSchema.ts')).checkColours(),
  async () => (await import('#src/content/schemas/commitmentsSchema.ts')).checkCommitments(),
  ...(['services', 'industries'] as const).map((kind) => async () => {
    const { checkList } = await import('#src/content/schemas/listSchema.ts');
    checkList(kind, JSON.parse(readFileSync(`${contentFolder}/${kind}/list.json`, 'utf8')));
  }),
];

function unreadable(file: string): string[] {
  if (!existsSync(file)) return [`${file}: missing; the site reads it`];
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isList = file.endsWith('/list.json');
    return content && typeof content === 'object' && Array.isArray(content) === isList
      ? []
      : [`${file}: the whole file: expected ${isList ? 'a list' : 'fields below it'}`];
  } catch (error) {
    return [`${file}: not readable as JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`];
  }
}

/**
 * Says which facts of the agency are missing, after a script could not be loaded without them.
 * @returns problems, each with an example of what is expected
 */
export async function brokenFacts(): Promise<string[]> {
  const imports = readFileSync(new URL('../../src/agency.ts', import.meta.url), 'utf8').matchAll(
    /#agency\/([^']+)/g,
  );
  const problems = [...imports].flatMap(([, file]) => unreadable(`${contentFolder}/${file}`));
  if (problems.length > 0) return forOwners(problems);
  const found = await Promise.all(checks.map((check) => check().then(() => [], problemsIn)));
  return forOwners(found.flat().filter((problem) => problem.startsWith(contentFolder)));
}
