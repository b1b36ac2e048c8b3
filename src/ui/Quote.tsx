import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type } from '../theme/tokens.ts';

const Figure = styled.figure`
  &, blockquote { margin: 0; }
  blockquote {
    max-width: 18em;
    font-size: clamp(1.75rem, 1.1rem + 2.6vw, 3.5rem);
    font-weight: 600;
    line-height: 1.08;
    letter-spacing: -0.03em;
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
