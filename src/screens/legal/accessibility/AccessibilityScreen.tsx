import styled from 'styled-components';
import { from, shaped } from '../../../theme/theme.ts';
import { fontSize, space, spacing } from '../../../theme/tokens.ts';
import {
  LegalHead,
  LegalHeadline,
  type LegalProps,
  LegalScreen,
  LegalTitle,
} from '../LegalScreen.tsx';
import { SectionProse } from '../sections/SectionContent.tsx';
import { SectionHeading } from '../sections/SectionRow.tsx';
import { Stairs, StepFigure } from './Stairs.tsx';

/** Spaces letters wider than other heads, because the strokes of narrow letters are close. */
const AccessibilityHead = styled(LegalHead)`
  ${LegalHeadline}, ${StepFigure} { letter-spacing: -0.025em; }
`;

/** Puts several paragraphs side by side in wide windows. */
const StatementProse = styled(SectionProse)`
  ${from.wide} {
    ${({ $several }) => $several && `columns: 2; column-gap: ${space.gutter};`}
    & > * { max-width: ${({ $several }) => ($several ? 'none' : '34em')}; break-inside: avoid; }
  }
`;

/** Each section begins with a sentence in large type, which on phones is below its heading. */
const Statement = styled.div`
  --answer: ${fontSize.upToLarge};
  --band-padding: ${spacing.s};
  ${shaped.phone} { ${SectionHeading} { font-size: ${fontSize.small}; letter-spacing: 0; } }
`;

/** The facts of this page stand on stairs, which have a ramp. */
export function AccessibilityScreen(props: LegalProps) {
  const { facts } = props.text;
  return (
    <Statement>
      <LegalScreen
        {...props}
        prose={StatementProse}
        head={
          facts.length > 0 && (
            <AccessibilityHead $tone="quiet">
              <LegalTitle {...props} />
              <Stairs facts={facts} />
            </AccessibilityHead>
          )
        }
      />
    </Statement>
  );
}
