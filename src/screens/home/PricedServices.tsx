import styled from 'styled-components';
import { nameIn, services } from '../../content/facts/services.ts';
import { routes, servicePath } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { largeType, space, spacing } from '../../theme/tokens.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { Chapter } from '../../ui/text.ts';
import { lowHoverUnderline } from '../../ui/underline.ts';

interface PricedService {
  slug: string;
  /** The lowest price with its unit. Empty for a service without prices. */
  price: string;
}

/** Services for clients at the same stage, with their lowest prices. */
export interface Group {
  heading: string;
  services: PricedService[];
}

const PricedServicesGroups = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  margin-top: ${spacing.m};
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
  h3 { margin-bottom: 0.5rem; }
  p { margin-top: ${spacing.s}; }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem; border-top: 2px solid var(--line); padding: 0.3rem 0 0.6rem; }
  li a { ${largeType} ${lowHoverUnderline} }
  ${shaped.phone} { li { font-size: 1rem; } }
`;

interface Props {
  heading: string;
  text: string;
  link: string;
  groups: readonly Group[];
}

export const PricedServices = ({ heading, text, link, groups }: Props) => {
  const lastGroup = groups.at(-1);
  return (
    <Section $tone="deep" aria-labelledby="services">
      <Chapter id="services" style={{ maxWidth: 'none' }}>
        {heading}
      </Chapter>
      <PricedServicesGroups>
        {groups.map((group) => (
          <div key={group.heading}>
            <h3>{group.heading}</h3>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers as one */}
            <ul role="list">
              {group.services.map(({ slug, price }) => (
                <li key={slug}>
                  <Link href={servicePath(slug)}>{nameIn(services, slug)}</Link>
                  {` ${price}`}
                </li>
              ))}
            </ul>
            {/* A short last group leaves room for this in its column. */}
            {group === lastGroup && (
              <>
                <p>{text}</p>
                <TextLink href={routes.services}>{link}</TextLink>
              </>
            )}
          </div>
        ))}
      </PricedServicesGroups>
    </Section>
  );
};
