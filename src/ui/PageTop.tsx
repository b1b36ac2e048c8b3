import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { shaped } from '../theme/theme.ts';
import { space, type } from '../theme/tokens.ts';
import { Field, ground, type Tone } from './Field.tsx';
import { Display } from './text.ts';

const Top = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  ${ground}
`;

/** As large as the longest word allows at 200 % zoom: a letter is about half as wide as it is high. */
const Fitting = styled(Display)`
  max-width: 8.2em;
  font-size: calc(${type.display} * clamp(0.61, 9 / var(--letters), 1));
  ${shaped.wide} { font-size: calc(${type.display} * min(11.4 / var(--letters), 1)); }
  ${shaped.phone} { font-size: min(${type.display}, 35.5rem / var(--letters)); }
`;

interface Props {
  title: string;
  tone?: Tone;
  /** The element of the title, where the page has its heading elsewhere. */
  as?: 'h1' | 'h2';
  children: ReactNode;
}

/** The first field of a page, with its name at full size. */
export const PageTop = ({ title, tone = 'loud', as = 'h1', children }: Props) => {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return (
    <Top $tone={tone}>
      <Fitting as={as} style={{ '--letters': letters } as CSSProperties}>
        {title}
      </Fitting>
      {children}
    </Top>
  );
};
