import { useRef } from 'react';
import styled from 'styled-components';
import { industries } from '../../content/industries/list.ts';
import type { PageText } from '../../content/pageSchemas.ts';
import { services } from '../../content/services/list.ts';
import { industryPath, routes, servicePath } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { permanentUnderline } from '../../ui/underline.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { FilterLinks } from './FilterLinks.tsx';
import { NoWorks } from './NoWorks.tsx';
import type { WorkTeaser as Data } from './teaser.ts';
import { useAnnouncedCount } from './useAnnouncedCount.ts';
import { useWorksFilter } from './useWorksFilter.ts';
import { WorkTeaser, wideCover } from './WorkTeaser.tsx';
import { filterAttributes, filterListScript, matches } from './worksFilter.ts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space.gutter};
  ${from.tablet} { row-gap: 1.5rem; }
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
  @media (scripting: none) { display: none; }
`;

/** Scale and side alternate in a rhythm of five; the works that match a filter take the positions in turn. */
const List = styled.ul`
  display: grid;
  gap: clamp(3rem, 7vw, 7rem) ${space.gutter};
  margin-top: clamp(2rem, 5vw, 4.5rem);
  & > :nth-child(5n + 1 of :not([hidden])) {
    h3 > span { font-size: ${type.chapter}; }
    margin: 0 calc(-1 * ${space.margin});
    & > article > :first-child { padding: 0 ${space.margin}; }
  }
  ${below.tablet} {
    & > :nth-child(5n + 3 of :not([hidden])) { margin-left: 22%; }
    & > :nth-child(5n + 4 of :not([hidden])) { margin-right: 22%; }
  }
  ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > li:not([hidden]) { grid-column: span 7; }
    & > :nth-child(5n + 1 of :not([hidden])) {
      grid-column: 1 / -1;
      ${wideCover}
    }
    & > :nth-child(5n + 2 of :not([hidden])) { grid-column: 1 / 8; margin-left: calc(-1 * ${space.margin}); & > article > :first-child { padding-left: ${space.margin}; } }
    & > :nth-child(5n + 3 of :not([hidden])) { grid-column: 8 / -1; padding-top: 9vw; }
    & > :nth-child(5n + 4 of :not([hidden])) { grid-column: 1 / 6; padding-top: 5vw; }
    & > :nth-child(5n + 5 of :not([hidden])) { grid-column: 6 / -1; margin-right: calc(-1 * ${space.margin}); }
  }
`;

const Above = styled.div`
  margin-top: 1.5rem;
  font-weight: 600;
  h2 { display: inline; font-size: inherit; line-height: inherit; }
  h2:focus { outline: none; }
`;

const Clear = styled(Link)`
  margin-left: 1.25rem;
  padding: 0.2em 0;
  ${permanentUnderline}
`;

export interface WorksProps {
  text: PageText<'works'>;
  works: (Data & { services: readonly string[]; industries: readonly string[] })[];
}

export function WorksScreen({ text: { headline, lead, filters, count: counted, empty, call }, works }: WorksProps) {
  const filter = useWorksFilter();
  const shown = works.filter((work) => matches(work, filter));
  const all = works.length === 1 ? counted.one : counted.many;
  const ofAll = `${counted.of} ${all}`;
  const chosen = [...services, ...industries]
    .filter(({ slug }) => slug === filter.service || slug === filter.industry)
    .map(({ name }) => name);
  const heading = useRef<HTMLHeadingElement>(null);
  useAnnouncedCount(heading);
  const count = (facet: 'service' | 'industry', slug: string) =>
    works.filter((work) => matches(work, { ...filter, [facet]: slug })).length;
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
              options={services.map((service) => ({ ...service, count: count('service', service.slug) }))}
            />
            <FilterLinks
              facet="industry"
              heading={filters.industry.heading}
              all={filters.industry.all}
              filter={filter}
              ofAll={ofAll}
              options={industries
                .filter(({ slug }) => works.some((work) => work.industries.includes(slug)))
                .map((industry) => ({ ...industry, count: count('industry', industry.slug) }))}
            />
          </Filters>
          <noscript>
            {/* React ignores what a noscript holds, so scripts need not have it. */}
            {typeof window === 'undefined' && (
              <>
                <p>
                  {filters.service.list}{' '}
                  {services.map(({ slug, name }) => (
                    <span key={slug}>
                      <a href={servicePath(slug)}>{name}</a>{' '}
                    </span>
                  ))}
                </p>
                <p>
                  {filters.industry.list}{' '}
                  {industries.map(({ slug, name }) => (
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
              {chosen.length > 0 ? `${shown.length} ${ofAll}: ${chosen.join(', ')}` : all}
            </h2>
            {chosen.length > 0 && shown.length > 0 && (
              <Clear href={routes.works} scroll={false} shallow>
                {filters.clear}
              </Clear>
            )}
          </Above>
          {shown.length === 0 && <NoWorks {...empty} clear={filters.clear} />}
          <List role="list">
            {works.map((work, index) => (
              <li
                key={work.slug}
                hidden={!shown.includes(work)}
                data-services={work.services.join(' ')}
                data-industries={work.industries.join(' ')}
                suppressHydrationWarning
              >
                <WorkTeaser work={work} sizes={index === 0 ? '100vw' : '92vw'} first={index === 0} />
              </li>
            ))}
          </List>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint */}
          <script dangerouslySetInnerHTML={{ __html: filterListScript }} suppressHydrationWarning />
        </Field>
        <ClosingCall {...call} />
      </BelowFirstScreen>
    </>
  );
}
