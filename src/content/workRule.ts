import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { formatSchemaErrors } from './formatSchemaErrors.ts';
import { strokeEnd } from './strokeEnd.ts';

/** The frame that the lines of a work are drawn in. A line comes in at the left edge and leaves at the right one at this height. */
export const ruleFrame = { width: 320, height: 140, line: 70 } as const;

/** Characters of path data: each page carries its lines in its HTML. */
const longest = 400;

const leavesStraight = (path: string) => {
  const { before, end } = strokeEnd(path);
  return end.x === ruleFrame.width && end.y === ruleFrame.line && before.y === ruleFrame.line;
};

const stroke = z
  .string()
  .regex(/^[MLHVCSQTZ\d\s,.-]+$/i, 'expected lines and Bézier curves only')
  .regex(/^M0 70(?=[a-z])[^M]+$/i, 'expected one unbroken stroke that starts as "M0 70"')
  .max(longest, `expected ${longest} characters at the most: fewer points`)
  .refine(leavesStraight, 'expected a stroke that leaves straight at 320,70');

const ruleSchema = z.strictObject({
  viewBox: z.literal('0 0 320 140', 'expected 0 0 320 140'),
  /** Above the problem, the way and the result. */
  paths: z.tuple([stroke, stroke, stroke]),
});

/** What the line of a work is drawn as: as path data above the problem, the way and the result. */
export type WorkRule = z.infer<typeof ruleSchema>['paths'];

/** Where the lines of a work are. */
export const workRuleFile = (slug: string) => `src/content/works/${slug}/rule.svg`;

/** Reads and checks the lines of a work. @throws Error naming file and field */
export function readWorkRule(file: string): WorkRule {
  if (!existsSync(file)) throw new Error(`${file}: missing; every work has a line in its own hand`);
  const source = readFileSync(file, 'utf8');
  const result = ruleSchema.safeParse({
    viewBox: /\sviewBox="([^"]*)"/.exec(source)?.[1],
    paths: [...source.matchAll(/<path[^>]*?\sd="([^"]*)"/g)].map(([, path]) => path),
  });
  if (!result.success) throw new Error(formatSchemaErrors(file, result.error));
  return result.data.paths;
}
