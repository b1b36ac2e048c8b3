import styled from 'styled-components';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, fromTablet, space, spacing } from '../../theme/tokens.ts';
import { Swipe } from '../../ui/Swipe.tsx';
import type { Teaser } from '../works/teaser.props.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';

/** The width of a cover that phones swipe. */
const eachOnPhones = 'min(18.75rem, 80vw)';

const placeOf = (index: number) => {
  if (index === 0) return 'first';
  return index % 2 === 0 ? 'right' : 'left';
};

const sizesOf = (index: number) => `${fromTablet} ${index === 0 ? 94 : 46}vw, ${eachOnPhones}`;

/** Two columns, with the right one lower; phones swipe them. */
const SwedenWorkList = styled.ul`
  --each: 80vw;
  display: grid;
  gap: ${spacing.xxl} ${space.gutter};
  margin: 2rem 0;
  ${below.tablet} { p { display: none; } }
  ${shaped.phone} { --each: ${eachOnPhones}; h3 > span { font-size: ${fontSize.title}; } }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    [data-place='first'] { grid-column: 1 / -1; }
    [data-place='right'] { padding-top: ${spacing.xxxl}; }
  }
`;

export const SwedenWorks = ({ works }: { works: readonly Teaser[] }) => (
  <Swipe>
    <SwedenWorkList role="list">
      {works.map((work, index) => (
        <li key={work.slug} data-place={placeOf(index)}>
          <WorkTeaser work={work} large={index === 0} sizes={sizesOf(index)} />
        </li>
      ))}
    </SwedenWorkList>
  </Swipe>
);
