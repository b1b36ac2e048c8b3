import { chapterLinesFile, readChapterLines } from '../../content/build/drawing.ts';
import { stages } from '../../ui/line/stages.ts';

const line = (path: string, height: number) => ({ path, height });

/**
 * The lines above a work's problem, its way and its result, which are plain where it has none of its own; and how much of the frame's
 * 140 each takes up, so that a straight line is not given a tangle's room. Made when the site is built.
 */
export function linesOf(slug: string) {
  const plain = line(stages[3], 40);
  const own = readChapterLines(chapterLinesFile(slug));
  return own
    ? ([line(own[0], 140), line(own[1], 100), line(own[2], 60)] as const)
    : ([plain, plain, plain] as const);
}
