import styled from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { fromTablet, space, spacing } from '../../theme/tokens.ts';
import type { Teaser } from '../works/teaser.props.ts';
import { WorkTeaser, WorkTeaserCover } from '../works/WorkTeaser.tsx';

/** How many works have a large cover on phones. */
const largeOnPhones = 2;

const placeOf = (index: number) => {
  if (index === 0) return 'first';
  return index % 2 === 0 ? 'right' : 'left';
};

const sizesOf = (index: number) =>
  `${fromTablet} ${index === 0 ? 94 : 46}vw, ${index < largeOnPhones ? '100vw' : '10rem'}`;

/**
 * Phones show the first covers from edge to edge, and the others in rows. Wider screens show two
 * columns, with the right one lower.
 */
const SwedenWorkList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spacing.xxl} ${space.gutter};
  margin: 2.5rem 0;
  ${below.tablet} {
    gap: 1rem;
    p { display: none; }
    [data-large] {
      margin-bottom: 1.5rem;
      ${WorkTeaserCover} { margin-inline: calc(-1 * ${space.margin}); }
    }
    li:not([data-large]) {
      border-top: 2px solid var(--line);
      padding-top: 1rem;
      article { grid-template-columns: min(7rem, 30vw) minmax(0, 1fr); gap: 1rem; }
      img { aspect-ratio: 1; }
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    [data-place='first'] { grid-column: 1 / -1; }
    [data-place='right'] { padding-top: ${spacing.xxxl}; }
  }
`;

export const SwedenWorks = ({ works }: { works: readonly Teaser[] }) => (
  <SwedenWorkList role="list">
    {works.map((work, index) => (
      <li
        key={work.slug}
        data-place={placeOf(index)}
        data-large={index < largeOnPhones ? '' : undefined}
      >
        <WorkTeaser work={work} large={index === 0} sizes={sizesOf(index)} />
      </li>
    ))}
  </SwedenWorkList>
);
