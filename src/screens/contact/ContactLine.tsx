import styled, { css } from 'styled-components';
import type { Woven } from '../../illustrations/crossings.ts';
import { below, from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { Crossings } from '../../ui/line/Crossings.tsx';
import { lineStroke } from '../../ui/line/lineStroke.ts';
import { phoneLine, wideLine } from './lineBox.ts';

const contentWidth = `100vw - 2 * ${space.margin}`;

/**
 * Sets the line's measures for the sections that it runs through. Its weight is in even pixels, so
 * that it joins the field's rule without a step.
 */
export const lineUnits = css`
  --weight: round(var(--stroke), 2px);
  /* A phone in landscape has no room for a tangle that is larger. */
  --unit: calc(min(${contentWidth}, 30rem) / ${phoneLine.width});
  ${from.tablet} { --unit: calc((${contentWidth}) / ${wideLine.width}); }
`;

/** The height between the line at the foot of a section and the section's end. */
export const roomBelow = ({ height, foot }: typeof wideLine) => `${height - foot} * var(--unit)`;

/** The room of the tangle beside text that ends `spacing.l` above the line. */
export const tangleRoom = ({ tangle }: typeof wideLine) => `
  width: calc(${tangle.width} * var(--unit));
  height: calc(${tangle.height} * var(--unit) - ${spacing.l});
`;

const drawn = css`
  position: absolute;
  --stroke: var(--weight);
  --gap: 1.5;
  overflow: visible;
  max-width: none;
  pointer-events: none;
  ${lineStroke}
`;

const HeadLineDrawing = styled.svg`
  ${drawn}
  bottom: 0;
  left: ${space.margin};
  width: calc(${phoneLine.width} * var(--unit));
  height: calc(${phoneLine.height} * var(--unit));
  ${below.tablet} { &[data-wide] { display: none; } }
  ${from.tablet} {
    width: calc(${wideLine.width} * var(--unit));
    height: calc(${wideLine.height} * var(--unit));
    &:not([data-wide]) { display: none; }
  }
`;

export type HeadLines = Record<'phone' | 'wide', Woven>;

/** The line from the window's right edge through a tangle to the foot of the section. */
export const HeadLine = ({ phone, wide }: HeadLines) =>
  [
    { line: phone, box: phoneLine, isWide: undefined },
    { line: wide, box: wideLine, isWide: '' },
  ].map(({ line, box, isWide }) => (
    <HeadLineDrawing
      key={box.width}
      data-wide={isWide}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden
    >
      <path d={line.path} />
      <Crossings {...line} />
    </HeadLineDrawing>
  ));

/** Has no height, so that it begins at the lower edge of the field before it. */
const FieldLineBox = styled.div`position: relative;`;

const FieldLineDrawing = styled.svg`
  ${drawn}
  left: 0;
  bottom: calc(var(--weight) / 2);
  width: var(--unit);
  height: round(up, var(--unit), 1px);
  ${below.tablet} { [data-wide] { display: none; } }
  ${from.tablet} { path:not([data-wide]) { display: none; } }
`;

const hook = ({ stem }: typeof wideLine) =>
  `M${stem} -3000V${2 * stem}C${stem} ${stem / 2} ${stem / 2} 0 0 0H${-stem}`;

/**
 * Continues the head's line down the margin to the rule below a field. It is longer than the way up
 * to the head, also with an error summary above the field, so the section has to clip it.
 */
export const FieldLine = () => (
  <FieldLineBox>
    <FieldLineDrawing viewBox="0 -1 1 1" preserveAspectRatio="xMinYMax" aria-hidden>
      <path d={hook(phoneLine)} />
      <path d={hook(wideLine)} data-wide="" />
    </FieldLineDrawing>
  </FieldLineBox>
);
