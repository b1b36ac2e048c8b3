import { readPageLine } from '../content/build/drawing.ts';
import { contentFolder } from '../content/build/folder.ts';
import { weave } from '../illustrations/crossings.ts';
import { chapterLine, headSize, stageLine } from '../ui/line/chapterLineProps.ts';
import { followPath } from '../ui/line/cord/drawing.ts';

/** The line below the title of a page: the drawing beside its text, or a loop. */
export function pageLine(name: string, size = headSize) {
  const drawn = readPageLine(`${contentFolder}/${name}.svg`);
  if (!drawn) return stageLine(2, size);
  const bottom = Math.max(...followPath(drawn).map(({ y }) => y));
  return chapterLine(weave(drawn), Math.ceil(bottom), size, 0);
}
