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
 * Checks all that an owner may change: facts, texts, references, drawings and pictures, whose manifest it writes.
 * @returns the manifest
 * @throws Problems, all of them at once
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

/** As `checkEverything`, and the spelling, and what two places say: what a change has to pass before it is merged. */
export async function checkDraft(): Promise<Manifest> {
  const manifest = await checkEverything();
  // They can be loaded only where the content can.
  const [{ unknownWords }, { disagreements }] = await Promise.all([
    import('./spelling.ts'),
    import('./agreement.ts'),
  ]);
  throwAny([...new Set(unknownWords()), ...disagreements()]);
  return manifest;
}
