import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { from, shaped } from '../theme/theme.ts';
import { fontSize, space, spacing } from '../theme/tokens.ts';
import { Field, ground, type Tone } from './Field.tsx';
import { Display } from './text.ts';

const PageTopField = styled(Field)<{ $ruled: boolean | undefined }>`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  ${({ $ruled }) => !$ruled && ground}
`;

/** Sizes the title so that its longest word fits at 200 % zoom. A letter is about half as wide as the font size. */
const PageTopTitle = styled(Display)`
  max-width: 8.2em;
  font-size: calc(${fontSize.display} * clamp(0.61, 9 / var(--letters), 1));
  ${shaped.wide} { font-size: calc(${fontSize.display} * min(11.4 / var(--letters), 1)); }
  ${shaped.phone} { font-size: min(${fontSize.display}, 35.5rem / var(--letters)); }
`;

/** Aligns the last lines of a title and of a text at its right. */
const TitleRow = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  margin-bottom: ${spacing.l};
  ${from.desktop} {
    grid-template-columns: auto minmax(0, 31rem);
    align-items: last baseline;
    justify-content: space-between;
  }
`;

interface Props {
  title: string;
  tone?: Tone;
  /** The title's element, for pages whose `h1` is elsewhere. */
  as?: 'h1' | 'h2';
  /** A short text at the right of a short title, in a wide window. */
  beside?: ReactNode;
  /** Whether the children end with a line from edge to edge. */
  ruled?: boolean;
  children: ReactNode;
}

/** The first section of a page, with its title at the largest size. */
export const PageTop = ({ title, tone = 'loud', as = 'h1', beside, ruled, children }: Props) => {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const heading = (
    <PageTopTitle as={as} style={{ '--letters': letters } as CSSProperties}>
      {title}
    </PageTopTitle>
  );
  return (
    <PageTopField $tone={tone} $ruled={ruled} data-loud={tone === 'loud' ? '' : undefined}>
      {beside ? (
        <TitleRow>
          {heading}
          {beside}
        </TitleRow>
      ) : (
        heading
      )}
      {children}
    </PageTopField>
  );
};
