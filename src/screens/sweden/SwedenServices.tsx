import styled from 'styled-components';
import { servicePath } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, titleType } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { lowHoverUnderline } from '../../ui/underline.ts';

/** Names in large type, and prices at the row's end. */
const SwedenServiceGroup = styled(Columns)`
  border-top: 2px solid var(--line);
  padding-top: 0.6rem;
  ${from.wide} { align-items: baseline; }
  h3 { ${titleType} }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.75rem;
    padding: 0.6rem 0;
  }
  li + li { border-top: 2px solid var(--line); }
  a { ${largeType} ${lowHoverUnderline} }
  span { margin-left: auto; font-size: ${fontSize.title}; letter-spacing: -0.025em; }
  ${shaped.phone} {
    a { font-size: ${fontSize.lead}; }
    h3, span { font-size: ${fontSize.small}; letter-spacing: 0; }
  }
`;

export interface SwedenGroup {
  heading: string;
  services: { slug: string; name: string; price: string }[];
}

/** Services for clients at the same stage, each with its lowest price. */
export const SwedenServices = ({ groups }: { groups: readonly SwedenGroup[] }) =>
  groups.map(({ heading, services }) => (
    <SwedenServiceGroup key={heading} $columns="third" $from="wide" $gap="xxs">
      <h3>{heading}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers as one */}
      <ul role="list">
        {services.map(({ slug, name, price }) => (
          <li key={slug}>
            <Link href={servicePath(slug)} hrefLang="en">
              {name}
            </Link>
            <span>{price}</span>
          </li>
        ))}
      </ul>
    </SwedenServiceGroup>
  ));
