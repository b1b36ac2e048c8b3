import styled from 'styled-components';
import { fontSize } from '../../theme/tokens.ts';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { LegalHead, type LegalProps, LegalScreen, LegalTitle } from './LegalScreen.tsx';
import { rightHalf } from './TitleColumns.ts';

/** The drawing begins at the page's margin, and on phones is as wide as the window. */
const AiHead = styled(LegalHead)`
  --side: ${rightHalf};
  --line-size: min(96vw, 44rem);
  --stroke: max(5px, 0.057 * ${fontSize.display});
  svg { width: calc(320 * var(--unit)); max-width: none; margin-left: calc((8 - var(--indent)) * var(--unit)); }
`;

/** The page about AI, with a large drawing. */
export const AiScreen = (props: LegalProps) => (
  <LegalScreen
    {...props}
    head={
      props.line && (
        <AiHead $tone="quiet">
          <LegalTitle {...props} />
          <ChapterLine {...props.line} />
        </AiHead>
      )
    }
  />
);
