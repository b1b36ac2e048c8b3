import styled from 'styled-components';
import { servicePath } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, spacing } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { lowHoverUnderline } from '../../ui/underline.ts';

/** Names in large type. Prices are in a column beside them, and on phones at the row's end. */
const SwedenServiceList = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.75rem;
    border-top: 2px solid var(--line);
    padding: 0.6rem 0;
  }
  a { ${largeType} ${lowHoverUnderline} }
  span { font-size: ${fontSize.title}; letter-spacing: -0.025em; }
  ${below.tablet} { span { flex: 1 1 7.5em; text-align: end; } }
  ${shaped.phone} {
    a { font-size: ${fontSize.title}; }
    span { font-size: ${fontSize.small}; letter-spacing: 0; }
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: fit-content(65%) 1fr;
    column-gap: ${spacing.m};
    li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; column-gap: inherit; }
  }
`;

interface Props {
  services: readonly { slug: string; name: string; price: string }[];
}

/** All services, each with its lowest price. */
export const SwedenServices = ({ services }: Props) => (
  <SwedenServiceList role="list">
    {services.map(({ slug, name, price }) => (
      <li key={slug}>
        <Link href={servicePath(slug)} hrefLang="en">
          {name}
        </Link>
        <span>{price}</span>
      </li>
    ))}
  </SwedenServiceList>
);
