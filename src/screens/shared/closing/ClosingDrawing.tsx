import { frame } from '../../../illustrations/lineDrawing.ts';
import { ClosingSvg } from './ClosingSvg.ts';

/**
 * The drawing of the page at a path, or of a kind of page, such as `/job`. Its lower edge crops it
 * above its line, 8 units wide, and above the fraction of a pixel that browsers may add. The footer
 * has that line.
 */
export const ClosingDrawing = ({ path }: { path: string }) => (
  <ClosingSvg viewBox={`0 0 ${frame.width} ${frame.lineY - 5}`} color="var(--line)">
    <use href={`/illustrations/line${path}.svg#line`} height={frame.height} />
  </ClosingSvg>
);
