import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Strokes } from '../../illustrations/lineDrawing.ts';
import { below, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Grid, tone } from '../../ui/Field.tsx';
import { OneLine } from '../../ui/line/OneLine.tsx';
import { PageTop } from '../../ui/PageTop.tsx';
import { Lead } from '../../ui/text.ts';

/** On phones the text hangs from the line; where there is room it stands on it, beside the drawing. */
const Foot = styled.div`
  margin-top: clamp(0.5rem, 3vw, 2.5rem);
  ${from.desktop} {
    display: grid;
    grid-template: 'all' / minmax(0, 1fr);
    align-items: end;
    & > * { grid-area: all; }
  }
`;

const Beside = styled(Grid)`
  row-gap: 1rem;
  padding: 0.75rem 0 clamp(2.5rem, 6vw, 4rem);
  & > * { grid-column: 1 / -1; }
  ${below.desktop} {
    @media screen and (prefers-color-scheme: dark) {
      ${tone('inverse')}
      margin: 0 calc(-1 * ${space.margin});
      padding-inline: ${space.margin};
    }
  }
  ${from.desktop} {
    padding: 0 0 clamp(4rem, 6vw, 6rem);
    & > * { grid-column: 7 / -1; }
  }
`;

interface Props {
  title: string;
  lead: string;
  drawing: Strokes;
  children?: ReactNode;
}

/** The top of a page that has a drawing of its own: its name at full size, the drawing, a sentence or two. */
export const DrawnHead = ({ title, lead, drawing, children }: Props) => (
  <PageTop title={title}>
    <Foot>
      <OneLine strokes={drawing} />
      <Beside>
        <Lead>{lead}</Lead>
        {children}
      </Beside>
    </Foot>
  </PageTop>
);
