import { useRef } from 'react';
import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { pictureAt, poses } from '../../content/facts/mascots.ts';
import { services as allServices } from '../../content/facts/services.ts';
import { industryPath, routes, servicePath } from '../../site.ts';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Chapter } from '../../ui/text.ts';
import { applyFilter } from './applyFilter.ts';
import { FilterLinks } from './FilterLinks.tsx';
import { chooseFilter, useFilter } from './useFilter.ts';
import type { WorksProps } from './WorksScreen.tsx';
import { WorkTeaser } from './WorkTeaser.tsx';
import { Above, Clear, Filters, List } from './works.styles.ts';

const Empty = styled.div`
  &:not([hidden]) { display: grid; }
  justify-items: start;
  gap: 1rem;
  padding: 3rem 0;
  & > div { display: flex; flex-wrap: wrap; gap: 0 2rem; }
`;

type Props = PageText<'works'>['empty'] & { clear: string };

/** `applyFilter` shows it when no work matches the filter. */
const NoWorks = ({ heading, text, link, clear }: Props) => (
  <Empty data-shown-if="none" hidden suppressHydrationWarning>
    {poses.empty && (
      <img src={pictureAt(poses.empty)} alt="" width={160} height={160} loading="lazy" />
    )}
    <Chapter as="h2">{heading}</Chapter>
    <p>{text}</p>
    <div>
      <TextLink as="a" href={routes.works} onClick={chooseFilter}>
        {clear}
      </TextLink>
      <TextLink href={routes.contact}>{link}</TextLink>
    </div>
  </Empty>
);

/** Browsers get it inline, and need not have it in another script. */
const filterScript = typeof window === 'undefined' ? `(${applyFilter})()` : '';

/** All works and the links that filter them. It is written without a filter; `applyFilter` applies that of the address. */
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
    <Field style={{ paddingTop: '2.5rem' }}>
      <Filters>
        {facets.map(({ facet, options }) => (
          <FilterLinks
            key={facet}
            facet={facet}
            {...filters[facet]}
            ofAll={ofAll}
            options={options}
          />
        ))}
      </Filters>
      <noscript>
        {/* React ignores what a noscript holds, so scripts need not have it. */}
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
      <Above>
        <h2 ref={heading} tabIndex={-1} data-all={all} data-count={ofAll} suppressHydrationWarning>
          {all}
        </h2>
        <Clear
          href={routes.works}
          onClick={chooseFilter}
          data-shown-if="some"
          hidden
          suppressHydrationWarning
        >
          {filters.clear}
        </Clear>
      </Above>
      <NoWorks {...empty} clear={filters.clear} />
      <List role="list">
        {works.map((work, index) => (
          <li
            key={work.slug}
            data-service={work.services.join(' ')}
            data-industry={work.industries.join(' ')}
            suppressHydrationWarning
          >
            <WorkTeaser work={work} sizes={index === 0 ? '100vw' : '92vw'} first={index === 0} />
          </li>
        ))}
      </List>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: filterScript }} suppressHydrationWarning />
    </Field>
  );
}
