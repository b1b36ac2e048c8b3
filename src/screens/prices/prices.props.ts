import type { GetStaticPropsResult } from 'next';
import { loadExample, loadPrices, type PriceExample } from '../../content/build/loadPrices.ts';
import type { LegalProps } from '../legal/LegalScreen.tsx';
import { legalProps } from '../legal/legal.props.ts';

export interface PricesProps extends LegalProps {
  example?: PriceExample;
}

export function pricesProps(): GetStaticPropsResult<PricesProps> {
  const page = legalProps('prices', () => loadPrices());
  const example = 'props' in page ? loadExample() : undefined;
  return 'props' in page ? { props: { ...page.props, ...(example && { example }) } } : page;
}
