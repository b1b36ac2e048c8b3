import styled from 'styled-components';
import type { SverigeText } from '../../content/schemas/swedenSchema.ts';
import { from } from '../../theme/theme.ts';
import { largeType, space, spacing } from '../../theme/tokens.ts';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter } from '../../ui/text.ts';

const WayList = styled.ul`
  display: grid;
  gap: 0 ${space.gutter};
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Way = styled.li`
  ${foldRow}
  border-top: 2px solid var(--line);
  padding: 0.75rem 0;
  ${from.tablet} { padding-bottom: ${spacing.xl}; }
`;

const WayTitle = styled.h3`${largeType}`;

const WayText = styled.p`
  margin-top: 0.5rem;
  max-width: 29em;
`;

type Props = NonNullable<SverigeText['sections']['ways']> & { more: string };

/** How clients work with us; phones show the first way and unfold the others. */
export const SwedenWays = ({ heading, items, more }: Props) => (
  <Section $tone="loud">
    <Stack $gap="l">
      <Chapter>{heading}</Chapter>
      <WayList role="list">
        {items.map(({ title, text }, index) => (
          <Way key={title}>
            <WayTitle>{title}</WayTitle>
            <Fold summary={more} topic={title} row open={index === 0}>
              <WayText>{text}</WayText>
            </Fold>
          </Way>
        ))}
      </WayList>
    </Stack>
  </Section>
);
