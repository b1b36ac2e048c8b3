import styled from 'styled-components';
import { servicePath } from '../../../site.ts';
import { from, shaped } from '../../../theme/theme.ts';
import { spacing } from '../../../theme/tokens.ts';
import { loudHead } from '../../../ui/Section.tsx';
import { LegalDate, LegalHead, LegalHeadline, LegalScreen, LegalTitle } from '../LegalScreen.tsx';
import { FreePeople } from './FreePeople.tsx';
import { PriceLine } from './PriceLine.tsx';
import type { PricesProps } from './prices.props.ts';

const PricesHead = styled(LegalHead)`
  padding-bottom: ${spacing.l};
  ${from.desktop} { padding-bottom: ${spacing.xl}; }
  ${shaped.phone} { ${LegalHeadline} { font-size: 3.25rem; } }
  ${LegalDate} { color: inherit; }
`;

/** The prices, headed by an example that is drawn as a line. */
export function PricesScreen({ example, free, ...props }: PricesProps) {
  const stage = example?.stages[0];
  return (
    <LegalScreen
      {...props}
      head={
        example && (
          <PricesHead {...loudHead}>
            <LegalTitle {...props} />
            <PriceLine {...example} />
          </PricesHead>
        )
      }
      closing={stage && servicePath(stage.slug)}
      extras={free ? { [free.id]: <FreePeople {...free} /> } : {}}
    />
  );
}
