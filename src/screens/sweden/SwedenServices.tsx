import styled from 'styled-components';
import { servicePath } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, titleType } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { lowHoverUnderline } from '../../ui/underline.ts';

const SwedenServiceGroup = styled(Columns)`
  border-top: 2px solid var(--line);
  padding-top: 0.6rem;
  ${from.wide} { align-items: baseline; }
`;

const SwedenServiceStage = styled.h3`
  ${titleType}
  ${shaped.phone} { font-size: ${fontSize.small}; letter-spacing: 0; }
`;

const SwedenService = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.75rem;
  padding: 0.6rem 0;
  & + & { border-top: 2px solid var(--line); }
`;

const SwedenServiceName = styled(Link)`
  ${largeType}
  ${lowHoverUnderline}
  ${shaped.phone} { font-size: ${fontSize.lead}; }
`;

const SwedenServicePrice = styled.span`
  margin-left: auto;
  font-size: ${fontSize.title};
  letter-spacing: -0.025em;
  ${shaped.phone} { font-size: ${fontSize.small}; letter-spacing: 0; }
`;

export interface SwedenGroup {
  heading: string;
  services: { slug: string; name: string; price: string }[];
}

/** Services for clients at the same stage, each with its lowest price at the row's end. */
export const SwedenServices = ({ groups }: { groups: readonly SwedenGroup[] }) =>
  groups.map(({ heading, services }) => (
    <SwedenServiceGroup key={heading} $columns="third" $from="wide" $gap="xxs">
      <SwedenServiceStage>{heading}</SwedenServiceStage>
      <PlainList>
        {services.map(({ slug, name, price }) => (
          <SwedenService key={slug}>
            <SwedenServiceName href={servicePath(slug)} hrefLang="en">
              {name}
            </SwedenServiceName>
            <SwedenServicePrice>{price}</SwedenServicePrice>
          </SwedenService>
        ))}
      </PlainList>
    </SwedenServiceGroup>
  ));
