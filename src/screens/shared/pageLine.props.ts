import { contentFolder } from '../../content/contentFolder.ts';
import { readPageLine } from '../../content/drawings/readDrawing.ts';
import { weave } from '../../illustrations/crossings.ts';
import { chapterLine, headSize, stageLine } from '../../ui/line/chapterLineProps.ts';
import { followPath } from '../../ui/line/followPath.ts';

/** Returns the line below a page's title: the drawing beside its text, or a loop. */
export function pageLine(name: string, size = headSize) {
  const [drawn, ...details] = readPageLine(`${contentFolder}/${name}.svg`) ?? [];
  if (!drawn) return stageLine(2, size);
  const points = followPath(drawn);
  const bottom = Math.max(...points.map(({ y }) => y));
  const line = chapterLine(weave(drawn), Math.ceil(bottom), size, 0);
  // Counts the units of straight line that lead to the drawing.
  const indent = points[points.findIndex(({ y }) => y !== 70) - 1]?.x ?? 0;
  return { ...line, details, style: { ...line.style, '--indent': Math.floor(indent) } };
}
