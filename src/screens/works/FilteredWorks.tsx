import { useRef } from 'react';
import { pictureAt, poses } from '../../content/facts/mascots.ts';
import { services as allServices } from '../../content/facts/services.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { industryPath, routes, servicePath } from '../../site.ts';
import { TextLink } from '../../ui/Link.tsx';
import { Chapter } from '../../ui/text.ts';
import { WorkTeaser } from '../shared/works/WorkTeaser.tsx';
import { applyFilter } from './applyFilter.ts';
import { FilterLinks } from './FilterLinks.tsx';
import { chooseFilter, useFilter } from './useFilter.ts';
import type { WorksProps } from './works.props.ts';
import {
  FilterBar,
  FilterClear,
  FilteredList,
  FilterResult,
  FilterSection,
  NoWorksLinks,
  NoWorksMessage,
} from './works.styles.ts';

type NoWorksProps = PageText<'works'>['empty'] & { clear: string };

/** A message that `applyFilter` shows when no work matches the filter. */
const NoWorks = ({ heading, text, link, clear }: NoWorksProps) => (
  <NoWorksMessage data-shown-if="none" hidden suppressHydrationWarning>
    {poses.empty && (
      <img src={pictureAt(poses.empty)} alt="" width={160} height={160} loading="lazy" />
    )}
    <Chapter as="h2">{heading}</Chapter>
    <p>{text}</p>
    <NoWorksLinks>
      <TextLink as="a" href={routes.works} onClick={chooseFilter}>
        {clear}
      </TextLink>
      <TextLink href={routes.contact}>{link}</TextLink>
    </NoWorksLinks>
  </NoWorksMessage>
);

/**
 * The source of `applyFilter` for the exported HTML. Bundles do not need it as a string. See
 * docs/adr/20-the-filter-in-the-page.md.
 */
const filterScript = typeof window === 'undefined' ? `(${applyFilter})()` : '';

/**
 * All works, and the links that filter them. React renders no filter; `applyFilter` applies the one
 * in the URL.
 */
export function FilteredWorks({ text, works, services, industries }: WorksProps) {
  const { filters, count, empty } = text;
  const all = works.length === 1 ? count.one : count.many;
  const ofAll = `${count.of} ${all}`;
  const facets = [
    { facet: 'service', path: servicePath, options: services, pages: allServices },
    { facet: 'industry', path: industryPath, options: industries, pages: industries },
  ] as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useFilter(heading);
  return (
    <FilterSection>
      <FilterBar>
        {facets.map(({ facet, options }) => (
          <FilterLinks
            key={facet}
            facet={facet}
            {...filters[facet]}
            ofAll={ofAll}
            options={options}
          />
        ))}
        <noscript>
          {/* React ignores the content of a noscript element, so bundles can leave it out. */}
          {typeof window === 'undefined' &&
            facets.map(({ facet, path, pages }) => (
              <p key={facet}>
                {filters[facet].list}{' '}
                {pages.map(({ slug, name }) => (
                  <span key={slug}>
                    <a href={path(slug)}>{name}</a>{' '}
                  </span>
                ))}
              </p>
            ))}
        </noscript>
        <FilterResult>
          <h2
            ref={heading}
            tabIndex={-1}
            data-all={all}
            data-count={ofAll}
            suppressHydrationWarning
          >
            {all}
          </h2>
          <FilterClear
            href={routes.works}
            onClick={chooseFilter}
            data-shown-if="some"
            hidden
            suppressHydrationWarning
          >
            {filters.clear}
          </FilterClear>
        </FilterResult>
      </FilterBar>
      <NoWorks {...empty} clear={filters.clear} />
      <FilteredList role="list">
        {works.map((work, index) => (
          <li
            key={work.slug}
            data-service={work.services.join(' ')}
            data-industry={work.industries.join(' ')}
            suppressHydrationWarning
          >
            <WorkTeaser
              work={work}
              sizes={index === 0 ? '100vw' : 'auto, 92vw'}
              first={index === 0}
            />
          </li>
        ))}
      </FilteredList>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: filterScript }} suppressHydrationWarning />
    </FilterSection>
  );
}
