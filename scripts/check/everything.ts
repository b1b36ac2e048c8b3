import { checkContent } from '../../src/content/build/check.ts';
import { readPeople, readWorks } from '../../src/content/build/load.ts';
import { problemsOf, throwAny } from '../../src/content/build/problems.ts';
import { checkSite } from '../../src/content/build/siteSchema.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { checkColours } from '../build/colours.ts';
import { measureAll, pictureFolders, writeManifest } from '../images/prepare.ts';
import { cardProblems } from './cards.ts';
import { namedPictureProblems } from './pictures.ts';

/**
 * Checks facts, texts, references, drawings and pictures, and writes the manifest of pictures.
 * @returns the manifest
 * @throws Problems, with all that are found
 */
export async function checkEverything(): Promise<Manifest> {
  const notices: string[] = [];
  const problems = problemsOf(
    [checkSite, () => notices.push(...checkContent()), checkColours],
    (check) => check(),
  );
  const pictures = await measureAll(pictureFolders);
  const named = namedPictureProblems(
    { works: readWorks().entries, people: readPeople().entries },
    pictures.manifest,
  );
  throwAny([...problems, ...pictures.problems, ...named, ...(await cardProblems())]);
  writeManifest(pictureFolders, pictures.manifest);
  for (const notice of notices) console.log(`notice: ${notice}`);
  return pictures.manifest;
}

/** Also checks the spelling and facts that two files state. A change has to pass this before it is merged. */
export async function checkDraft(): Promise<Manifest> {
  const manifest = await checkEverything();
  // These modules load content when imported, so they need content that passed the check.
  const [{ unknownWords }, { disagreements }] = await Promise.all([
    import('./spelling.ts'),
    import('./agreement.ts'),
  ]);
  throwAny([...new Set(unknownWords()), ...disagreements()]);
  return manifest;
}
