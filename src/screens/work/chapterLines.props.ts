import { chapterLinesFile, readChapterLines } from '../../content/build/drawing.ts';
import { type Woven, weave } from '../../illustrations/crossings.ts';
import { stages } from '../../ui/line/stages.ts';

/** In a view box of 320 by 140 units. */
interface ChapterLine extends Woven {
  /** How many of the 140 are shown. */
  height: number;
}

export type ChapterLines = Record<'problem' | 'way' | 'result', ChapterLine>;

/** The lines above a work's three chapters; straight ones if the work has no drawn lines. */
export function chapterLines(slug: string): ChapterLines {
  const drawn = readChapterLines(chapterLinesFile(slug));
  const straight = { ...weave(stages[3]), height: 40 };
  if (!drawn) return { problem: straight, way: straight, result: straight };
  const [problem, way, result] = drawn;
  return {
    problem: { ...weave(problem), height: 140 },
    way: { ...weave(way), height: 100 },
    result: { ...weave(result), height: 60 },
  };
}
