import { chapterLinesFile, readChapterLines } from '../../content/build/drawing.ts';
import { stages } from '../../ui/line/stages.ts';

/** Path data in a view box of 320 by 140 units, and how many of the 140 are shown. */
interface ChapterLine {
  path: string;
  height: number;
}

export type ChapterLines = Record<'problem' | 'way' | 'result', ChapterLine>;

/** The lines above a work's three chapters; straight ones if the work has no drawn lines. */
export function chapterLines(slug: string): ChapterLines {
  const drawn = readChapterLines(chapterLinesFile(slug));
  const straight = { path: stages[3], height: 40 };
  if (!drawn) return { problem: straight, way: straight, result: straight };
  const [problem, way, result] = drawn;
  return {
    problem: { path: problem, height: 140 },
    way: { path: way, height: 100 },
    result: { path: result, height: 60 },
  };
}
