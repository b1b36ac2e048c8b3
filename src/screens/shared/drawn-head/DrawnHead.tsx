import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import type { WovenDrawing } from '../../../illustrations/fromEdgeToEdge.ts';
import { from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { OneLine } from '../../../ui/line/OneLine.tsx';
import { TitleSection } from '../../../ui/TitleSection.tsx';
import { Lead } from '../../../ui/text.ts';
import type { BleedStyle } from './drawnHead.props.ts';

/**
 * The text is above the drawing, and on desktops on its right, above the drawn line. `bleedStyle`
 * sets the custom properties.
 */
const DrawnHeadFoot = styled.div`
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

/** Takes a half of the page on desktops, by default the right one. */
const DrawnHeadText = styled.div`
  display: grid;
  row-gap: 1rem;
  padding: 0.75rem 0 1.5rem;
  ${from.desktop} {
    align-self: var(--align, end);
    justify-self: var(--half, end);
    width: calc((100% - ${space.gutter}) / 2);
    padding: var(--words, 0 0 clamp(4rem, 6vw, 6rem));
  }
`;

interface Props {
  title: string;
  lead: string;
  drawing: WovenDrawing;
  /** The custom properties of the drawing's size; see drawnHead.props.ts. */
  bleed: BleedStyle | null;
  /** Has less height, to show more of the next section. */
  low?: boolean;
  children?: ReactNode;
}

/**
 * The top of a page that has its own drawing: a large title, the drawing, and a sentence or two.
 */
export const DrawnHead = ({ title, lead, drawing, bleed, low, children }: Props) => (
  <TitleSection title={title} low={low}>
    <DrawnHeadFoot style={bleed as CSSProperties}>
      <OneLine {...drawing} />
      <DrawnHeadText>
        <Lead>{lead}</Lead>
        {children}
      </DrawnHeadText>
    </DrawnHeadFoot>
  </TitleSection>
);
