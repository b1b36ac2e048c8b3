import styled, { css } from 'styled-components';
import { below, color, from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, largeType, spacing } from '../../theme/tokens.ts';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { inDrawing, lineStroke } from '../../ui/line/lineStroke.ts';
import { ClosingSvg } from '../closing/closingImage.ts';
import { LegalHead, type LegalProps, LegalScreen, LegalTitle } from './LegalScreen.tsx';
import { Brief, MainAnswer } from './LegalSection.tsx';
import { rightHalf } from './TitleColumns.ts';

const thick = css`--stroke: max(5px, 0.057 * ${fontSize.display});`;

/** The drawing begins at the page's margin, and on phones is as wide as the window. */
const AiHead = styled(LegalHead)`
  ${thick}
  --side: ${rightHalf};
  --line-size: min(96vw, 44rem);
  ${from.desktop} { --line-size: 47vw; }
  svg { width: calc(320 * var(--unit)); max-width: none; margin-left: calc((8 - var(--indent)) * var(--unit)); }
`;

/** Keeps the numerals clear of the words above. On desktops the remark is in front of the line. */
const HandAndRemark = styled.div`
  padding-top: ${spacing.s};
  ${from.desktop} { display: grid; align-items: end; & > * { grid-area: 1 / 1; min-width: 0; } }
`;

/** On desktops on the drawing's line, in the right half; in narrower windows below it. */
const Remark = styled.p`
  font-size: ${fontSize.lead};
  line-height: 1.3;
  strong {
    display: block;
    margin-bottom: 0.15em;
    font-size: ${fontSize.headline};
    line-height: 0.95;
    letter-spacing: ${headingSpacing};
  }
  ${from.desktop} {
    justify-self: end;
    width: ${rightHalf};
    margin-bottom: calc(${spacing.m} + ${spacing.xl});
  }
  ${below.desktop} { padding-bottom: ${spacing.xl}; }
`;

const Numeral = styled.text`
  fill: currentColor;
  font-size: ${inDrawing(fontSize.title)};
  font-weight: 600;
  text-anchor: middle;
  &[data-extra] { fill: ${color.accent}; }
`;

/** Where the numerals are: above the fingers, from the left, in the drawing's 320 by 140 units. */
const fingers = [
  [93.5, 16],
  [108.5, 5],
  [123.5, -1],
  [138.5, 3],
] as const;
const sixth = [...fingers, [153.5, 12], [190, 30]] as const;
const fifth = [...fingers, [175, 30]] as const;

/** Numbers the fingers, so that an extra one is no oversight. */
const Count = ({ at }: { at: readonly (readonly [x: number, y: number])[] }) =>
  at.map(([x, y], index) => (
    <Numeral key={x} x={x} y={y} data-extra={index === 5 ? '' : undefined}>
      {index + 1}
    </Numeral>
  ));

/** The head's hand without the extra finger. The footer's line replaces its own, which is cropped. */
const Closing = styled(ClosingSvg)`
  ${thick}
  --unit: calc(min(100vw, 34rem) / 160);
  ${from.desktop} { --unit: calc(50vw / 160); }
  ${lineStroke}
`;

const closing = (
  <Closing viewBox="40 -12 160 80.8">
    <path d="M0 70H72C84 70 86 62 86 52V28c0-10 15-10 15 0V44V17c0-10 15-10 15 0V44V11c0-10 15-10 15 0V44V15c0-10 15-10 15 0V48l14-13c8-7 17 2 11 10L161 58C156 65 155 70 167 70H320" />
    <Count at={fifth} />
  </Closing>
);

/** The few words of a section are as large as answers elsewhere, and its answer larger. */
const Ai = styled.div`
  ${MainAnswer} { font-size: ${fontSize.chapter}; }
  ${shaped.wide} { ${Brief} { ${largeType} } ${MainAnswer} { font-size: ${fontSize.headline}; } }
  ${shaped.tablet} { ${Brief} { ${largeType} } }
`;

/** The page about AI, with a large drawing of a hand: it has a finger too many, and says so. */
export const AiScreen = (props: LegalProps) => {
  const [remark] = props.text.facts;
  return (
    <Ai>
      <LegalScreen
        {...props}
        head={
          props.line && (
            <AiHead $tone="quiet">
              <LegalTitle {...props} />
              <HandAndRemark>
                <ChapterLine {...props.line}>{remark && <Count at={sixth} />}</ChapterLine>
                {remark && (
                  <Remark>
                    <strong>{remark.answer}</strong> {remark.question}
                  </Remark>
                )}
              </HandAndRemark>
            </AiHead>
          )
        }
        closing={remark && closing}
      />
    </Ai>
  );
};
