import styled from 'styled-components';
import { below, color, from, shaped } from '../../../theme/theme.ts';
import {
  fontSize,
  headingSpacing,
  largeType,
  space,
  spacing,
  stroke,
} from '../../../theme/tokens.ts';
import { ChapterLine, ChapterLineDrawing } from '../../../ui/line/ChapterLine.tsx';
import { strokeWidth } from '../../../ui/line/lineStroke.ts';
import { LegalHead, type LegalProps, LegalScreen, LegalTitle } from '../LegalScreen.tsx';
import { Brief } from '../sections/Brief.ts';
import { MainAnswer } from '../sections/SectionRow.tsx';
import { rightHalf } from '../TitleColumns.ts';

/** The drawing begins at the page's margin, and on phones is as wide as the window. */
const AiHead = styled(LegalHead)`
  --stroke: max(5px, 0.057 * ${fontSize.display});
  --side: ${rightHalf};
  --line-size: min(96vw, 44rem);
  ${from.desktop} { --line-size: calc(50vw - ${space.margin}); }
  ${ChapterLineDrawing} { width: calc(320 * var(--unit)); max-width: none; margin-left: calc((8 - var(--indent)) * var(--unit)); }
`;

/** Keeps the numerals clear of the words above. On desktops the remark is in front of the line. */
const HandAndRemark = styled.div`
  padding-top: ${spacing.s};
  ${from.desktop} { display: grid; align-items: end; & > * { grid-area: 1 / 1; min-width: 0; } }
`;

/** Stands on the drawing's line in the right half on desktops, and below it elsewhere. */
const Remark = styled.p`
  font-size: ${fontSize.lead};
  line-height: 1.3;
  ${from.desktop} {
    justify-self: end;
    width: ${rightHalf};
    margin-bottom: calc(${spacing.m} + ${spacing.xl});
  }
  ${below.desktop} { padding-bottom: ${spacing.xl}; }
`;

const RemarkFigure = styled.strong`
  display: block;
  margin-bottom: 0.15em;
  font-size: ${fontSize.headline};
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
`;

/** Has thinner strokes than the hand. The last numeral belongs to the finger too many. */
const Numeral = styled.path`
  && { ${strokeWidth(`0.6 * ${stroke.line}`)} }
  &&[data-extra] { stroke: ${color.accent}; }
`;

/** Makes the few words of a section as large as answers elsewhere, and its answer larger. */
const Ai = styled.div`
  ${MainAnswer} { font-size: ${fontSize.chapter}; }
  ${shaped.wide} { ${Brief} { ${largeType} } ${MainAnswer} { font-size: ${fontSize.headline}; } }
  ${shaped.tablet} { ${Brief} { ${largeType} } }
`;

/** The page about AI, with a large drawing of a hand: it has a finger too many, and says so. */
export const AiScreen = (props: LegalProps) => {
  const { text, line } = props;
  const [remark] = text.facts;
  return (
    <Ai>
      <LegalScreen
        {...props}
        head={
          line && (
            <AiHead $tone="quiet">
              <LegalTitle {...props} />
              <HandAndRemark>
                <ChapterLine {...line} details={[]}>
                  {line.details?.map((path, index, { length }) => (
                    <Numeral
                      key={path}
                      d={path}
                      data-extra={index === length - 1 ? '' : undefined}
                    />
                  ))}
                </ChapterLine>
                {remark && (
                  <Remark>
                    <RemarkFigure>{remark.answer}</RemarkFigure> {remark.question}
                  </Remark>
                )}
              </HandAndRemark>
            </AiHead>
          )
        }
      />
    </Ai>
  );
};
