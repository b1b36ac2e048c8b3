import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { spacing } from '../../theme/tokens.ts';
import { TitleRow } from '../../ui/PageTop.tsx';
import { Headline, Lead, Quiet } from '../../ui/text.ts';
import { LegalHead, LegalScreen } from '../legal/LegalScreen.tsx';
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
  const { text, words } = props;
  return (
    <LegalScreen
      {...props}
      head={
        example && (
          <PricesHead $tone="loud" data-loud="">
            <TitleRow>
              <Headline>{text.title}</Headline>
              <div>
                <Lead>{text.lead}</Lead>
                <Quiet>{words.asOf}</Quiet>
              </div>
            </TitleRow>
            <PriceLine {...example} />
          </PricesHead>
        )
      }
      extras={free ? { [free.id]: <FreePeople {...free} /> } : {}}
    />
  );
}
