import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import type { Strokes } from '../../illustrations/lineDrawing.ts';
import { from } from '../../theme/theme.ts';
import { Grid } from '../../ui/Field.tsx';
import { OneLine } from '../../ui/line/OneLine.tsx';
import { PageTop } from '../../ui/PageTop.tsx';
import { Lead } from '../../ui/text.ts';
import type { BleedStyle } from './drawnHead.props.ts';

/** On phones the text stands above the drawing; where there is room it stands on the line, beside it. drawnHead.props.ts sets the rest. */
const Foot = styled.div`
  display: flex;
  flex-direction: column-reverse;
  margin-top: clamp(0.5rem, 3vw, 2.5rem);
  ${from.desktop} {
    display: grid;
    grid-template: 'all' / minmax(0, 1fr);
    align-items: end;
    & > * { grid-area: all; }
    margin-top: calc(clamp(0.5rem, 3vw, 2.5rem) - var(--rise, 0vw));
  }
`;

const Beside = styled(Grid)`
  row-gap: 1rem;
  padding: 0.75rem 0 1.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    align-self: var(--align, end);
    padding: var(--words, 0 0 clamp(4rem, 6vw, 6rem));
    & > * { grid-column: var(--columns, 7 / -1); }
  }
`;

interface Props {
  title: string;
  lead: string;
  drawing: Strokes;
  /** How the drawing outgrows its place; see drawnHead.props.ts. */
  bleed: BleedStyle | null;
  children?: ReactNode;
}

/** The top of a page that has a drawing of its own: its name at full size, the drawing, a sentence or two. */
export const DrawnHead = ({ title, lead, drawing, bleed, children }: Props) => (
  <PageTop title={title}>
    <Foot style={bleed as CSSProperties}>
      <OneLine strokes={drawing} />
      <Beside>
        <Lead>{lead}</Lead>
        {children}
      </Beside>
    </Foot>
  </PageTop>
);
