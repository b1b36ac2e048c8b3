import styled from 'styled-components';
import { below, color, from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { lineUnder } from '../../ui/lineUnder.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { type Facet, filterHref, type WorksFilter } from './worksFilter.ts';

const Group = styled.nav`
  h2 { font-size: inherit; line-height: 1.4; }
  ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
  /* On phones two rows run past under the thumb, so that the pictures begin on the first screen. */
  ${below.tablet} {
    ul {
      display: grid;
      grid: auto auto / auto-flow max-content;
      margin: 0 calc(-1 * ${space.margin});
      padding: 0 4rem 0 ${space.margin};
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      /* What fades goes on. */
      mask-image: linear-gradient(to left, transparent, #000 4rem);
    }
    /* What is chosen is in sight. */
    li:has([aria-current]) { order: -1; }
  }
  a { display: inline-block; padding: 0.35em 0; ${lineUnder} }
  ${from.desktop} { a { padding: 0.15em 0; } }
  a[aria-current] { background-size: 100% 2.5px; background-image: linear-gradient(${color.accent}, ${color.accent}); }
  [data-empty]:not([aria-current]) { color: ${color.quietText}; }
  sup { font-size: 0.7em; font-variant-numeric: tabular-nums; margin-left: 0.15em; }
`;

interface Props {
  facet: Facet;
  heading: string;
  all: string;
  filter: WorksFilter;
  options: readonly { slug: string; name: string; count: number }[];
}

/** One facet of the filter as links; each keeps what the other facet is set to. */
export const FilterLinks = ({ facet, heading, all, filter, options }: Props) => {
  const href = (slug: string | undefined) => filterHref({ ...filter, [facet]: slug });
  const current = (slug: string | undefined) => (filter[facet] === slug ? 'true' : undefined);
  return (
    <Group aria-labelledby={`filter-${facet}`}>
      <h2 id={`filter-${facet}`}>{heading}</h2>
      <PlainList>
        <li>
          <Link href={href(undefined)} scroll={false} shallow aria-current={current(undefined)}>
            {all}
          </Link>
        </li>
        {options.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              href={href(slug)}
              scroll={false}
              shallow
              aria-current={current(slug)}
              {...(count === 0 && { 'data-empty': '' })}
            >
              {name}
              {count > 0 && <sup>{count}</sup>}
            </Link>
          </li>
        ))}
      </PlainList>
    </Group>
  );
};
