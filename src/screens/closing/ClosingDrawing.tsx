import { frame } from '../../illustrations/lineDrawing.ts';
import { ClosingSvg } from './ClosingSvg.ts';

/**
 * A drawing whose lower edge crops it above its line, 8 units wide, and above the fraction of a
 * pixel that browsers may add. The footer has that line.
 */
export const ClosingDrawing = ({ slug }: { slug: string }) => (
  <ClosingSvg viewBox={`0 0 ${frame.width} ${frame.lineY - 5}`} color="var(--line)">
    <use href={`/illustrations/line-${slug}.svg#line`} height={frame.height} />
  </ClosingSvg>
);
