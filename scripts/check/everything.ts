import { checkContent } from '../../src/content/build/check.ts';
import { checkColours } from '../../src/content/build/coloursSchema.ts';
import { readPeople, readWorks } from '../../src/content/build/load.ts';
import { problemsOf, throwAny } from '../../src/content/build/problems.ts';
import { checkSite } from '../../src/content/build/siteSchema.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { checkDrawings } from '../build/colours.ts';
import { writeWords } from '../build/words.ts';
import { measureAll, pictureFolders, writeManifest } from '../images/prepare.ts';
import { bucketProblems } from './bucket.ts';
import { cardProblems } from './cards.ts';
import { changedColours, themeProblems, workProblems } from './contrast.ts';
import { namedPictureProblems } from './pictures.ts';

/**
 * @returns the manifest of pictures, which it also writes @throws Problems with everything that is
 * wrong
 */
export async function checkEverything(): Promise<Manifest> {
  const notices: string[] = [];
  const problems = problemsOf(
    [checkSite, checkColours, () => notices.push(...checkContent()), checkDrawings],
    (check) => check(),
  );
  const pictures = await measureAll(pictureFolders);
  const named = { works: readWorks().entries, people: readPeople().entries };
  throwAny([
    ...problems,
    ...themeProblems(),
    ...workProblems(named.works),
    ...pictures.problems,
    ...namedPictureProblems(named, pictures.manifest),
    ...(await cardProblems()),
    ...bucketProblems(),
  ]);
  writeManifest(pictureFolders, pictures.manifest);
  await writeWords();
  for (const notice of [...notices, ...changedColours()]) console.log(`notice: ${notice}`);
  return pictures.manifest;
}

/** Also checks the spelling, and that files agree. A change must pass this before it is merged. */
export async function checkDraft(): Promise<Manifest> {
  const manifest = await checkEverything();
  // Imported late, because these modules read the content immediately.
  const { unknownWords } = await import('./spelling.ts');
  const { disagreements } = await import('./agreement.ts');
  throwAny([...new Set(unknownWords()), ...disagreements()]);
  return manifest;
}
