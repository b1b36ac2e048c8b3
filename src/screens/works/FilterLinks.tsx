import styled from 'styled-components';
import { routes } from '../../site.ts';
import { below, coarse, color, from } from '../../theme/theme.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { plusOrMinus } from '../../ui/summary.ts';
import { hoverUnderline } from '../../ui/underline.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { chooseFilter } from './useFilter.ts';

const FilterGroup = styled.nav`
  border-top: 2px solid var(--line);
  /* On phones both filters share a row until one is open, and the list's heading names the choice. */
  ${below.tablet} { &:has([open]) { grid-column: 1 / -1; } }
`;

/** Is collapsed at first, so that the first picture is on the first screen. */
const FilterDetails = styled.details`
  ${plusOrMinus('&')}
  &[open] { padding-bottom: 1rem; }
`;

const FilterSummary = styled.summary`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.6rem 0;
`;

const FilterHeading = styled.h2`line-height: 1.4;`;

const FilterChoice = styled.span`
  margin-left: auto;
  text-decoration: underline 3px ${color.accent};
  text-underline-offset: 0.25em;
  ${below.tablet} { display: none; }
`;

const FilterList = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
`;

const FilterLink = styled.a`
  display: inline-block;
  padding: 0.35em 0;
  ${hoverUnderline}
  ${from.desktop} { padding: 0.15em 0; }
  ${coarse} { padding: 0.5em 0; }
  &[aria-current] {
    background-size: 100% 2.5px;
    background-image: linear-gradient(${color.accent}, ${color.accent});
  }
  &[data-empty]:not([aria-current]) { color: ${color.quietText}; }
`;

const FilterCount = styled.sup`
  font-size: 0.7em;
  font-variant-numeric: tabular-nums;
  margin-left: -0.1em;
`;

export interface FilterOption {
  slug: string;
  name: string;
  /** The number of works that the link shows. */
  count: number;
}

interface Props {
  facet: 'service' | 'industry';
  heading: string;
  /** The text of the link that shows all works. */
  all: string;
  /** What screen readers announce after a count: `of 10 works`. */
  ofAll: string;
  /** Options without works are hidden, but their URLs work. */
  options: readonly FilterOption[];
}

/** The links of one facet, rendered without a filter. `applyFilter` updates them. */
export const FilterLinks = ({ facet, heading, all, ofAll, options }: Props) => (
  <FilterGroup aria-labelledby={`filter-${facet}`} data-facet={facet}>
    <FilterDetails>
      <FilterSummary>
        <FilterHeading id={`filter-${facet}`}>{heading}</FilterHeading>
        {/* Contains a space, because hydration accepts a changed text node but not an added
            one. */}
        <FilterChoice suppressHydrationWarning> </FilterChoice>
      </FilterSummary>
      <FilterList>
        <li>
          <FilterLink
            href={routes.works}
            onClick={chooseFilter}
            aria-current="true"
            suppressHydrationWarning
          >
            {all}
          </FilterLink>
        </li>
        {options.map(({ slug, name, count }) => (
          <li key={slug} hidden={count === 0}>
            <FilterLink
              href={`${routes.works}?${facet}=${slug}`}
              onClick={chooseFilter}
              suppressHydrationWarning
            >
              {`${name} `}
              <FilterCount suppressHydrationWarning>
                {count} <VisuallyHidden>{ofAll}</VisuallyHidden>
              </FilterCount>
            </FilterLink>
          </li>
        ))}
      </FilterList>
    </FilterDetails>
  </FilterGroup>
);
