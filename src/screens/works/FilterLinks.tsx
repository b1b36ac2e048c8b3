import styled from 'styled-components';
import { below, coarse, color, from } from '../../theme/theme.ts';
import { Link } from '../../ui/Link.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { hoverUnderline } from '../../ui/underline.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import {
  type Facet,
  facetsUnfoldedQuery,
  filterAttributes,
  filterHref,
  foldFacetScript,
  type WorksFilter,
} from './worksFilter.ts';

const Group = styled.nav`
  h2 { font-size: inherit; line-height: 1.4; }
  ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
  summary { display: flex; justify-content: space-between; gap: 1rem; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  /* Folded on phones, so that the pictures begin on the first screen. */
  ${below.tablet} {
    border-top: 2px solid var(--line);
    summary { padding: 0.6rem 0; cursor: pointer; }
    summary span { margin-left: auto; font-weight: 400; }
    summary::after { content: '+' / ''; }
    [open] summary::after { content: '–' / ''; }
    details[open] { padding-bottom: 1rem; }
  }
  ${below.tablet} { & > h2 { display: none; } }
  /* Wider screens always show all of it; the control that folds it is gone, also for the keyboard. */
  ${from.tablet} { summary { display: none; } details::details-content { content-visibility: visible; } }
  a { display: inline-block; padding: 0.35em 0; ${hoverUnderline} }
  ${from.desktop} { a { padding: 0.15em 0; } }
  ${coarse} { a { padding: 0.5em 0; } }
  a[aria-current] { background-size: 100% 2.5px; background-image: linear-gradient(${color.accent}, ${color.accent}); }
  [data-empty]:not([aria-current]) { color: ${color.quietText}; }
  sup { font-size: 0.7em; font-variant-numeric: tabular-nums; margin-left: -0.1em; }
`;

/** React hydrates a text that the inline script has changed, but not one that it has added. */
const nothing = ' ';

interface Props {
  facet: Facet;
  heading: string;
  all: string;
  filter: WorksFilter;
  /** What follows a number for those who do not see that it belongs to a filter: `of 10 works`. */
  ofAll: string;
  options: readonly { slug: string; name: string; count: number }[];
}

/**
 * The script in the summary does the same before the first paint. This is for visitors who follow a link within the site, and
 * for phones that are rotated and whose browser cannot show folded content.
 */
const foldOnPhones = (details: HTMLDetailsElement) => {
  const room = window.matchMedia(facetsUnfoldedQuery);
  const fold = () => {
    details.open = room.matches;
  };
  fold();
  room.addEventListener('change', fold);
  return () => room.removeEventListener('change', fold);
};

/**
 * One facet of the filter as links; each keeps the value of the other facet. Where the address has a filter, the page's inline
 * script has applied it before React hydrates the changed elements.
 */
export const FilterLinks = ({ facet, heading, all, filter, ofAll, options }: Props) => {
  const href = (slug: string | undefined) => filterHref({ ...filter, [facet]: slug });
  const current = (slug: string | undefined) => (filter[facet] === slug ? 'true' : undefined);
  return (
    <Group aria-labelledby={`filter-${facet}`} {...{ [filterAttributes.facet]: facet }}>
      <h2 id={`filter-${facet}`}>{heading}</h2>
      <details open ref={foldOnPhones} suppressHydrationWarning>
        <summary>
          <h2>{heading}</h2>
          <span suppressHydrationWarning>{options.find(({ slug }) => slug === filter[facet])?.name ?? nothing}</span>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the links are there */}
          <script dangerouslySetInnerHTML={{ __html: foldFacetScript }} suppressHydrationWarning />
        </summary>
        <PlainList>
          <li>
            <Link href={href(undefined)} scroll={false} shallow aria-current={current(undefined)} suppressHydrationWarning>
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
                suppressHydrationWarning
              >
                {`${name} `}
                {count > 0 && (
                  <sup suppressHydrationWarning>
                    {count}
                    <VisuallyHidden> {ofAll}</VisuallyHidden>
                  </sup>
                )}
              </Link>
            </li>
          ))}
        </PlainList>
      </details>
    </Group>
  );
};
