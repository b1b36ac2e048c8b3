import styled from 'styled-components';
import { shaped } from '../theme/theme.ts';
import { fontSize, headingSpacing, spacing } from '../theme/tokens.ts';
import { Columns } from './layout/Columns.ts';

const RejectedOptionList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${spacing.xl};
  margin-top: ${spacing.xl};
  h3 {
    font-size: ${fontSize.title};
    line-height: 1;
    letter-spacing: ${headingSpacing};
    font-weight: 400;
    /* Draws the stroke before the title, because one through it would cross the letters. */
    @media screen and (forced-colors: none) {
      padding-left: 1.2em;
      text-indent: -1.2em;
      &::before { content: ''; display: inline-block; width: 0.9em; margin-right: 0.3em; border-bottom: max(3px, 0.08em) solid; vertical-align: 0.25em; }
      s { text-decoration: none; }
    }
  }
`;

const RejectedOption = styled(Columns)`
  align-items: baseline;
  p { max-width: 29em; }
  ${shaped.wide} { & > h3 { font-size: ${fontSize.large}; } }
`;

interface Props {
  items: readonly { title: string; text: string }[];
}

/** Rejected options: each title has a stroke before it, and the reason on its right. */
export const RejectedOptions = ({ items }: Props) => (
  <RejectedOptionList>
    {items.map(({ title, text }) => (
      <RejectedOption as="li" $from="tablet" $gap="xxs" key={title}>
        <h3>
          <s>{title}</s>
        </h3>
        <p>{text}</p>
      </RejectedOption>
    ))}
  </RejectedOptionList>
);
