import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { spacing } from '../../theme/tokens.ts';
import { LegalHead, LegalScreen, LegalTitle } from '../legal/LegalScreen.tsx';
import { FreePeople } from './FreePeople.tsx';
import { PriceLine } from './PriceLine.tsx';
import type { PricesProps } from './prices.props.ts';

const PricesHead = styled(LegalHead)`
  padding-bottom: ${spacing.l};
  ${from.desktop} { padding-bottom: ${spacing.xl}; }
  p { color: inherit; }
`;

/** The prices, headed by an example that is drawn as a line. */
export function PricesScreen({ example, free, ...props }: PricesProps) {
  return (
    <LegalScreen
      {...props}
      head={
        example && (
          <PricesHead $tone="loud" data-loud="">
            <LegalTitle {...props} />
            <PriceLine {...example} />
          </PricesHead>
        )
      }
      extras={free ? { [free.id]: <FreePeople {...free} /> } : {}}
    />
  );
}
