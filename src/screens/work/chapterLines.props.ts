import { chapterLinesFile, readChapterLines } from '../../content/drawings/readDrawing.ts';
import { weave } from '../../illustrations/crossings.ts';
import { chapterLine } from '../../ui/line/chapterLineProps.ts';
import { stages } from '../../ui/line/stages.ts';

export type ChapterLines = Record<'problem' | 'way' | 'result', ReturnType<typeof chapterLine>>;

/** The lines above a work's three chapters; straight ones if the work has no drawn lines. */
export function chapterLines(slug: string): ChapterLines {
  const drawn = readChapterLines(chapterLinesFile(slug));
  const straight = chapterLine(weave(stages[3]), 40);
  if (!drawn) return { problem: straight, way: straight, result: straight };
  const [problem, way, result] = drawn;
  return {
    problem: chapterLine(weave(problem), 140),
    way: chapterLine(weave(way), 100),
    result: chapterLine(weave(result), 60),
  };
}
