import type { GetStaticPropsResult } from 'next';
import { loadExample, loadPrices, type PriceExample } from '../../content/build/loadPrices.ts';
import type { LegalProps } from '../legal/LegalScreen.tsx';
import { legalProps } from '../legal/legal.props.ts';

export interface PricesProps extends LegalProps {
  example?: PriceExample;
}

export function pricesProps(): GetStaticPropsResult<PricesProps> {
  const page = legalProps('prices', () => loadPrices());
  if (!('props' in page)) return page;
  const example = loadExample();
  if (!example) return page;
  const { line: _, ...props } = page.props;
  return { props: { ...props, example } };
}
