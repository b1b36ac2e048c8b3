import styled from 'styled-components';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, space, spacing, titleType } from '../../theme/tokens.ts';
import { Prose } from '../../ui/text.ts';
import { LegalHead, type LegalProps, LegalScreen, LegalTitle } from './LegalScreen.tsx';
import { SectionHeading } from './LegalSection.tsx';
import { Stairs } from './Stairs.tsx';

/** Wider spaced than other heads, because the strokes of its narrow letters are close. */
const AccessibilityHead = styled(LegalHead)`
  h1, strong { letter-spacing: -0.025em; }
`;

/** Paragraphs are beside each other in wide windows, unless there is only one. */
const StatementProse = styled(Prose)`
  ${from.wide} {
    columns: 2;
    column-gap: ${space.gutter};
    & > * { max-width: none; break-inside: avoid; }
    & > :only-child { column-span: all; max-width: 34em; }
  }
`;

/** Each section begins with a sentence in large type, which in narrow windows is below the heading. */
const Statement = styled.div`
  --answer: ${fontSize.upToLarge};
  --band-padding: ${spacing.s};
  ${below.desktop} { ${SectionHeading} { ${titleType} } }
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
