import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { fontSize, space, spacing } from '../../theme/tokens.ts';
import { Headline, Lead, Quiet } from '../../ui/text.ts';
import { LegalHead, LegalScreen } from '../legal/LegalScreen.tsx';
import { PriceLine } from './PriceLine.tsx';
import type { PricesProps } from './prices.props.ts';

const PricesHead = styled(LegalHead)`
  padding-bottom: 2rem;
  p { color: inherit; }
`;

const LeadAndSum = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${spacing.m};
  ${from.desktop} { grid-template-columns: 1fr auto; align-items: last baseline; }
`;

/** The sum in the first currency, and in the other one below it. */
const Sum = styled.p`
  font-size: ${fontSize.lead};
  font-variant-numeric: tabular-nums;
  strong {
    display: block;
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.04em;
  }
`;

/** The prices, headed by an example that is drawn as a line. */
export function PricesScreen({ example, ...props }: PricesProps) {
  const { text, words } = props;
  if (!example) return <LegalScreen {...props} />;
  const [sum, ...others] = example.total;
  return (
    <LegalScreen
      {...props}
      head={
        <PricesHead $tone="loud" data-loud="">
          <Headline>{text.title}</Headline>
          <LeadAndSum>
            <div>
              <Lead>{text.lead}</Lead>
              <Quiet>{words.asOf}</Quiet>
            </div>
            <Sum>
              <strong>{sum}</strong> {others.join(', ')}
            </Sum>
          </LeadAndSum>
          <PriceLine stages={example.stages} />
        </PricesHead>
      }
    />
  );
}
