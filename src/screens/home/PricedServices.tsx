import styled from 'styled-components';
import { routes, servicePath } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { largeType, space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { hoverUnderline } from '../../ui/underline.ts';

/** What a client has in hand, and the services for it with their smallest prices. */
export interface Group {
  heading: string;
  /** Tuples, because the page's HTML contains them as data as well. */
  services: [slug: string, name: string, price: string][];
}

const Groups = styled.div`
  display: grid;
  gap: 3rem ${space.gutter};
  margin: clamp(2rem, 4vw, 3.5rem) 0 2rem;
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
  h3 { margin-bottom: 0.5rem; font-size: ${type.text}; letter-spacing: 0; }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1.5rem; border-top: 2px solid var(--line); padding: 0.5rem 0 0.8rem; }
  ${below.tablet} { li { flex-direction: column; } }
  a { ${largeType} ${hoverUnderline} }
`;

interface Props {
  heading: string;
  text: string;
  link: string;
  groups: readonly Group[];
}

export const PricedServices = ({ heading, text, link, groups }: Props) => (
  <Field $tone="deep" aria-labelledby="services">
    <SectionHead id="services" heading={heading} text={text} />
    <Groups>
      {groups.map((group) => (
        <div key={group.heading}>
          <h3>{group.heading}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
          <ul role="list">
            {group.services.map(([slug, name, price]) => (
              <li key={slug}>
                <Link href={servicePath(slug)}>{name}</Link> {price}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
    <TextLink href={routes.services}>{link}</TextLink>
  </Field>
);
