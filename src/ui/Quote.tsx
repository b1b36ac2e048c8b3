import type { ReactNode } from 'react';
import styled from 'styled-components';
import { largeType } from '../theme/tokens.ts';

const QuoteFigure = styled.figure`
  blockquote {
    margin: 0;
    max-width: 18em;
    ${largeType}
    text-wrap: balance;
  }
  blockquote::before { content: open-quote; }
  blockquote::after { content: close-quote; }
  figcaption { margin-top: 1rem; }
`;

export const Quote = ({ text, by }: { text: string; by: ReactNode }) => (
  <QuoteFigure>
    <blockquote>{text}</blockquote>
    <figcaption>{by}</figcaption>
  </QuoteFigure>
);
