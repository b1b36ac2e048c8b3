import type { CSSProperties, ReactNode } from 'react';
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

interface Props {
  text: string;
  by: ReactNode;
  style?: CSSProperties;
}

export const Quote = ({ text, by, style }: Props) => (
  <QuoteFigure style={style}>
    <blockquote>{text}</blockquote>
    <figcaption>{by}</figcaption>
  </QuoteFigure>
);
