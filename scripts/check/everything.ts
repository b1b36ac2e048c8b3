import { checkDrawings } from '#src/build/colours.ts';
import { measureAll, pictureFolders, writeManifest } from '#src/build/images/prepare.ts';
import { writeWords } from '#src/build/words.ts';
import { checkContent } from '#src/content/checks/checkContent.ts';
import { kinds, listedKinds } from '#src/content/kinds.ts';
import { readPeople, readWorks } from '#src/content/load/load.ts';
import { problemsOf, throwAny } from '#src/content/problems.ts';
import { checkColours } from '#src/content/schemas/coloursSchema.ts';
import { checkCommitments } from '#src/content/schemas/commitmentsSchema.ts';
import { checkList } from '#src/content/schemas/listSchema.ts';
import { checkPrices } from '#src/content/schemas/pricesSchema.ts';
import { checkSite } from '#src/content/schemas/siteSchema.ts';
import type { Manifest } from '#src/images/manifest.ts';
import { bucketProblems } from './bucket.ts';
import { cardProblems, initialsProblems } from './cards.ts';
import { changedColours, themeProblems, workProblems } from './contrast.ts';
import { forOwners } from './forOwners.ts';
import { namedPictureProblems } from './pictures.ts';
import { wideWordProblems } from './wideWords.ts';

const checksOfFacts = [
  checkSite,
  checkPrices,
  checkColours,
  ...listedKinds.map((name) => () => checkList(name, kinds[name].list)),
  checkCommitments,
];

/**
 * @returns the manifest of pictures, which it also writes @throws Problems with everything that is
 * wrong
 */
export async function checkEverything(): Promise<Manifest> {
  const problemsIn = (checks: (() => unknown)[]) => problemsOf(checks, (check) => check());
  // Most other problems would follow from these.
  throwAny(forOwners(problemsIn(checksOfFacts)));
  const notices: string[] = [];
  const problems = problemsIn([() => notices.push(...checkContent()), checkDrawings]);
  const pictures = await measureAll(pictureFolders);
  const [works, people] = [readWorks(), readPeople()];
  throwAny(
    forOwners([
      ...problems,
      ...themeProblems(),
      ...workProblems(works.entries),
      ...pictures.problems,
      ...namedPictureProblems(works, people, pictures.manifest),
      ...(await cardProblems()),
      ...(await initialsProblems(people.entries)),
      ...(await wideWordProblems()),
      ...bucketProblems(),
    ]),
  );
  writeManifest(pictureFolders, pictures.manifest);
  await writeWords();
  for (const notice of [...notices, ...changedColours()]) console.log(`notice: ${notice}`);
  return pictures.manifest;
}

/** Checks the spelling, too, and that files agree. A change must pass this to be merged. */
export async function checkDraft(): Promise<Manifest> {
  const manifest = await checkEverything();
  // Imported late, because these modules read the content immediately.
  const { unknownWords } = await import('./spelling.ts');
  const { disagreements } = await import('./agreement.ts');
  throwAny(forOwners([...unknownWords(), ...disagreements()]));
  const { savedFiles } = await import('#src/editor/places.ts');
  const other = savedFiles().filter(({ text, saved }) => text !== saved);
  if (other[0])
    console.log(
      `notice: ${other[0].file}: the editor would write ${other.length > 1 ? `this and ${other.length - 1} more files` : 'it'} in another form; \`npm run format\` does so at once`,
    );
  return manifest;
}
