import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import {
  belowHeader,
  belowTablet,
  fontSize,
  magnified,
  space,
  spacing,
  wideWindow,
} from '../theme/tokens.ts';
import { loudHead, Section, type Tone } from './Section.tsx';
import { Display, Lead } from './text.ts';

const TitleSectionBox = styled(Section)<{ $low: boolean | undefined }>`
  padding-top: ${space.top};
  ${({ $low }) => $low && `${from.desktop} { padding-top: ${belowHeader(spacing.m)}; }`}
  padding-bottom: 0;
  overflow: clip;
`;

/** The approximate width of a word in a title, in em. */
const widthOf = (word: string) =>
  0.51 * word.length +
  0.29 * (word.match(/[mw]/gi)?.length ?? 0) -
  0.27 * (word.match(/[fijltI]/g)?.length ?? 0);

const TitleContainer = styled.div`container-type: inline-size;`;

/** A title as large as its longest word allows. With large type or at zoom, words break instead. */
const LargeTitle = styled(Display)`
  max-width: 8.2em;
  font-size: min(${fontSize.display}, 100cqi / var(--longest));
  @media ${magnified}, ${wideWindow} and ${belowTablet} { font-size: ${fontSize.display}; hyphens: auto; }
`;

/** A title, and a text at the right of its first line in windows with room for both. */
const TitleRow = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  margin-bottom: ${spacing.l};
  ${from.wide} {
    grid-template-columns: auto minmax(0, 31rem);
    align-items: start;
    justify-content: space-between;
    ${Lead} { padding-top: 0.35rem; }
  }
`;

interface Props {
  title: string;
  tone?: Tone;
  /** The title's element, for pages whose `h1` is elsewhere. */
  as?: 'h1' | 'h2';
  /** A short text at the right of a short title, in a wide window. */
  besideTitle?: ReactNode;
  /** Has less space above the title, to show more of the next section. */
  low?: boolean | undefined;
  children: ReactNode;
}

/** The first section of a page, with its title at the largest size. */
export const TitleSection = ({
  title,
  tone = 'loud',
  as = 'h1',
  besideTitle,
  low,
  children,
}: Props) => {
  const longest = Math.max(...title.split(/[\s-]/).map(widthOf));
  const heading = (
    <LargeTitle as={as} style={{ '--longest': longest.toFixed(2) } as CSSProperties}>
      {title}
    </LargeTitle>
  );
  return (
    <TitleSectionBox {...(tone === 'loud' ? loudHead : { $tone: tone })} $low={low}>
      <TitleContainer>
        {besideTitle ? (
          <TitleRow>
            {heading}
            {besideTitle}
          </TitleRow>
        ) : (
          heading
        )}
      </TitleContainer>
      {children}
    </TitleSectionBox>
  );
};
