import { z } from 'zod';
import { formatSchemaErrors } from './formatSchemaErrors.ts';
import { leavesStraight, readSvg, stroke, viewBoxOf } from './svgStrokes.ts';

/** The frame that the lines of a work are drawn in. A line comes in at the left edge and leaves at the right one at this height. */
export const chapterLineFrame = { width: 320, height: 140, line: 70 } as const;

/** Characters of path data: each page carries its lines in its HTML. */
const longest = 400;

const ruleStroke = stroke
  .regex(/^M0 70(?=[a-z])/i, 'expected a stroke that starts as "M0 70"')
  .max(longest, `expected ${longest} characters at the most: fewer points`)
  .refine(leavesStraight(chapterLineFrame), 'expected a stroke that leaves straight at 320,70');

const ruleSchema = z.strictObject({
  viewBox: viewBoxOf(chapterLineFrame),
  /** Above the problem, the way and the result. */
  paths: z.tuple([ruleStroke, ruleStroke, ruleStroke]),
});

/** What the line of a work is drawn as: as path data above the problem, the way and the result. */
export type ChapterLines = z.infer<typeof ruleSchema>['paths'];

/** Where the lines of a work are. */
export const chapterLinesFile = (slug: string) => `src/content/works/${slug}/rule.svg`;

/** Reads and checks the lines of a work. @throws Error naming file and field */
export function readChapterLines(file: string): ChapterLines {
  const { viewBox, paths } = readSvg(file, 'every work has a line in its own hand');
  const result = ruleSchema.safeParse({ viewBox, paths });
  if (!result.success) throw new Error(formatSchemaErrors(file, result.error));
  return result.data.paths;
}
