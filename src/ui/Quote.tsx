import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type } from '../theme/tokens.ts';

const Figure = styled.figure`
  &, blockquote { margin: 0; }
  blockquote {
    max-width: 18em;
    font-size: ${type.upToLarge};
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  blockquote::before { content: open-quote; }
  blockquote::after { content: close-quote; }
  figcaption { margin-top: 1rem; font-size: ${type.text}; }
`;

/** What somebody said, in large type, and who it was. */
export const Quote = ({ text, by }: { text: string; by: ReactNode }) => (
  <Figure>
    <blockquote>{text}</blockquote>
    <figcaption>{by}</figcaption>
  </Figure>
);
