import styled from 'styled-components';
import { LegalHead, type LegalProps, LegalScreen, LegalTitle } from './LegalScreen.tsx';
import { Stairs } from './Stairs.tsx';

/** Wider spaced than other heads, because the strokes of its narrow letters are close. */
const AccessibilityHead = styled(LegalHead)`
  h1, strong { letter-spacing: -0.025em; }
`;

/** The facts of this page stand on stairs, which have a ramp. */
export function AccessibilityScreen(props: LegalProps) {
  const { facts } = props.text;
  if (!facts.length) return <LegalScreen {...props} />;
  return (
    <LegalScreen
      {...props}
      head={
        <AccessibilityHead $tone="quiet">
          <LegalTitle {...props} />
          <Stairs facts={facts} />
        </AccessibilityHead>
      }
    />
  );
}
