import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from '../../src/content/build/folder.ts';

/** Checks of single files, which work although the other facts can't be loaded. */
const checks = [
  async () => (await import('../../src/content/build/siteSchema.ts')).checkSite(),
  async () => (await import('../../src/content/build/pricesSchema.ts')).checkPrices(),
];

function unreadable(file: string): string[] {
  if (!existsSync(file)) return [`${file}: missing; tests/agency has an example`];
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return [];
  } catch (error) {
    return [`${file}: not readable as JSON: ${(error as Error).message}`];
  }
}

/** Says which facts of the agency are missing, after a script could not be loaded without them. */
export async function factProblems(): Promise<string[]> {
  const imports = readFileSync(new URL('../../src/agency.ts', import.meta.url), 'utf8').matchAll(
    /#agency\/([^']+)/g,
  );
  const problems = [...imports].flatMap(([, file]) => unreadable(`${contentFolder}/${file}`));
  if (problems.length > 0) return problems;
  const messages = await Promise.all(
    checks.map((check) => check().then(String, (error: Error) => error.message)),
  );
  return messages.filter((message) => message.startsWith(contentFolder));
}
