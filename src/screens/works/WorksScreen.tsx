import { useRef } from 'react';
import type { PageText } from '../../content/pageSchemas.ts';
import { industryPath, routes, servicePath } from '../../site.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { FilterLinks } from './FilterLinks.tsx';
import { ListEnd } from './ListEnd.tsx';
import { NoWorks } from './NoWorks.tsx';
import { useAnnouncedCount } from './useAnnouncedCount.ts';
import { useMoreWorks } from './useMoreWorks.ts';
import { useWorksFilter } from './useWorksFilter.ts';
import { WorkTeaser } from './WorkTeaser.tsx';
import { Above, Clear, Filters, List } from './works.styles.ts';
import {
  countOf,
  type FilterTable,
  filterAttributes,
  filterListScript,
  type ListedWork,
  matches,
  worksPerPage,
} from './worksFilter.ts';

export interface WorksProps {
  text: Omit<PageText<'works'>, 'title' | 'summary' | 'pages'>;
  works: ListedWork[];
  table: FilterTable;
  /** On a further page of the list: what the heading says, and links to the pages beside it. */
  further?: { heading: string; links: { href: string; text: string }[] };
}

const noFilter = { service: undefined, industry: undefined, page: 1 };

export function WorksScreen({ text, works, table, further }: WorksProps) {
  const { headline, lead, filters, count: counted, more, empty, call } = text;
  const asked = useWorksFilter(table);
  // The filters of a further page lead to the first one, which knows how to apply them.
  const filter = further ? noFilter : asked;
  const matching = works.filter((work) => matches(work, filter));
  const total = countOf(table, filter);
  const rest = useMoreWorks(filter, matching.length, further ? 0 : total);
  const all = countOf(table, noFilter) === 1 ? counted.one : counted.many;
  const ofAll = `${counted.of} ${all}`;
  const chosen = [...table.service, ...table.industry]
    .filter(({ slug }) => slug === filter.service || slug === filter.industry)
    .map(({ name }) => name);
  const heading = useRef<HTMLHeadingElement>(null);
  useAnnouncedCount(heading);
  const shown = matching.length + rest.works.length;
  const count = (facet: 'service' | 'industry', slug: string) => countOf(table, { ...filter, [facet]: slug });
  return (
    <>
      <PageHead title={headline} lead={lead} foot={3} />
      <BelowFirstScreen>
        <Field style={{ paddingTop: '2.5rem' }}>
          <Filters>
            <FilterLinks
              facet="service"
              heading={filters.service.heading}
              all={filters.service.all}
              filter={filter}
              ofAll={ofAll}
              options={table.service.map((service) => ({ ...service, count: count('service', service.slug) }))}
            />
            <FilterLinks
              facet="industry"
              heading={filters.industry.heading}
              all={filters.industry.all}
              filter={filter}
              ofAll={ofAll}
              options={table.industry
                .filter(({ slug }) => countOf(table, { ...noFilter, industry: slug }))
                .map((industry) => ({ ...industry, count: count('industry', industry.slug) }))}
            />
          </Filters>
          <noscript>
            {/* React ignores what a noscript holds, so scripts need not have it. */}
            {typeof window === 'undefined' && (
              <>
                <p>
                  {filters.service.list}{' '}
                  {table.service.map(({ slug, name }) => (
                    <span key={slug}>
                      <a href={servicePath(slug)}>{name}</a>{' '}
                    </span>
                  ))}
                </p>
                <p>
                  {filters.industry.list}{' '}
                  {table.industry.map(({ slug, name }) => (
                    <span key={slug}>
                      <a href={industryPath(slug)}>{name}</a>{' '}
                    </span>
                  ))}
                </p>
              </>
            )}
          </noscript>
          <Above>
            <h2 ref={heading} tabIndex={-1} {...{ [filterAttributes.count]: counted.of }} suppressHydrationWarning>
              {chosen.length > 0 ? `${total} ${ofAll}: ${chosen.join(', ')}` : (further?.heading ?? all)}
            </h2>
            {chosen.length > 0 && total > 0 && (
              <Clear href={routes.works} scroll={false} shallow>
                {filters.clear}
              </Clear>
            )}
          </Above>
          {total === 0 && <NoWorks {...empty} clear={filters.clear} />}
          <List
            role="list"
            {...(typeof window === 'undefined' && { [filterAttributes.counts]: JSON.stringify(table.counts) })}
            suppressHydrationWarning
          >
            {[...works, ...rest.works].map((work, index) => (
              <li
                key={work.slug}
                hidden={!matches(work, filter)}
                data-services={work.services.join(' ')}
                data-industries={work.industries.join(' ')}
                suppressHydrationWarning
              >
                <WorkTeaser work={work} sizes={index === 0 ? '100vw' : '92vw'} first={index === 0} />
              </li>
            ))}
          </List>
          {further ? (
            <ListEnd label={more.label} links={further.links} adds={false} />
          ) : (
            <>
              {(shown < total || total > worksPerPage) && (
                <ListEnd label={more.label} links={shown < total ? [{ href: rest.href, text: more.button }] : []} adds>
                  <span data-shown suppressHydrationWarning>{`${shown} ${counted.of} ${total} ${more.shown}`}</span>
                </ListEnd>
              )}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint */}
              <script dangerouslySetInnerHTML={{ __html: filterListScript }} suppressHydrationWarning />
            </>
          )}
        </Field>
        <ClosingCall {...call} />
      </BelowFirstScreen>
    </>
  );
}
