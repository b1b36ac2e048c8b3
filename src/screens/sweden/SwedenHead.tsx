import styled from 'styled-components';
import type { WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { frame } from '../../illustrations/lineDrawing.ts';
import { from } from '../../theme/theme.ts';
import { space, stroke } from '../../theme/tokens.ts';
import { OneLine } from '../../ui/line/OneLine.tsx';
import { Section } from '../../ui/Section.tsx';
import { Display, Lead } from '../../ui/text.ts';

/** Ends above the cookie notice, which covers 4.5rem of the window on a first visit. */
const SwedenHeadSection = styled(Section)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  min-height: min(100svh - 4.5rem, 60rem, 85vw);
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
`;

const SwedenLead = styled(Lead)`
  margin: 1.5rem 0;
  ${from.wide} { max-width: 22em; }
`;

/**
 * A drawing as wide as the window; phones show its left half, as wide as theirs. The words are above
 * the tangle, and the rest rises beside them.
 */
const SwedenDrawing = styled.div`
  --width: 100vw;
  /* Hides the end of the line that leads up to the drawing. */
  --left: -0.6vw;
  --phone-width: 172vw;
  --phone-left: -5.3vw;
  --inset: 0;
  --weight: ${stroke.line};
  align-self: end;
  /* The drawn line is the section's lower edge. */
  margin: -20vw 0 calc(var(--phone-width) * ${(frame.lineY - frame.height) / frame.width} + var(--weight) / 2);
  ${from.tablet} {
    --phone-width: var(--width);
    --phone-left: var(--left);
    margin-top: -16vw;
  }
  ${from.desktop} { --weight: ${stroke.bleed}; }
  ${from.wide} { margin-top: -20vw; }
`;

interface Props {
  headline: string;
  lead: string;
  drawing: WovenDrawing;
}

/** The top of the Swedish page. */
export const SwedenHead = ({ headline, lead, drawing }: Props) => (
  <SwedenHeadSection $tone="second">
    <Display>{headline}</Display>
    <SwedenLead data-answer="">{lead}</SwedenLead>
    <SwedenDrawing>
      <OneLine {...drawing} />
    </SwedenDrawing>
  </SwedenHeadSection>
);
