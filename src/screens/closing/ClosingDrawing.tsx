import { frame } from '../../illustrations/lineDrawing.ts';

/** A service's or industry's drawing, which the lower edge crops at its line, 8 units wide. */
export const ClosingDrawing = ({ slug }: { slug: string }) => (
  <svg viewBox={`0 0 ${frame.width} ${frame.line - 4}`} color="var(--line)" aria-hidden>
    <use href={`/illustrations/line-${slug}.svg#line`} height={frame.height} />
  </svg>
);
