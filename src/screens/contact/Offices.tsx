import styled from 'styled-components';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { type Office, site } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Lead } from '../../ui/text.ts';
import { officeColumns } from '../shared/officeColumns.ts';
import { ContactLinks } from './ContactLinks.ts';

const isOnlyOffice = site.offices.length === 1;

const OfficeList = styled.ul`
  display: grid;
  gap: 3rem ${space.gutter};
  ${officeColumns(from.tablet)}
`;

/** Puts an only office's map on the left of its address. */
const OfficeItem = styled.li`
  ${from.desktop} { ${isOnlyOffice && `display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space.gutter}; align-content: start;`} }
`;

const OfficePlan = styled.img`
  width: 100%;
  margin-bottom: 1.5rem;
  ${from.desktop} { ${isOnlyOffice && 'grid-row: 1 / 9;'} }
`;

/** Is so large that streets fit on one line. */
const OfficeStreet = styled.address`
  font-size: ${site.offices.length === 3 ? fontSize.upToLarge : fontSize.chapter};
  font-weight: 600;
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
  ${shaped.tablet} { font-size: ${fontSize.upToLarge}; }
`;

const OfficeWay = styled.p`
  max-width: 29em;
  margin: 0.75rem 0 1rem;
`;

/**
 * Links to each office in a map application and on a map website, and whether it has a drawn map.
 */
export type Maps = Record<Office['id'], { app: string; web: string; hasPlan: boolean }>;

type Props = NonNullable<PageText<'contact'>['visit']> & { maps: Maps };

/** The way to each office, side by side, or on phones below each other. */
export const Offices = ({ heading, text, plans, ways, map, web, maps }: Props) => (
  <Section $tone="inverse" aria-labelledby="offices">
    <Stack $gap="xl">
      <Columns $columns="third">
        <Chapter id="offices">{heading}</Chapter>
        <Lead>{text}</Lead>
      </Columns>
      <OfficeList role="list">
        {site.offices.map(({ id, city, street, language }) => (
          <OfficeItem key={id}>
            {maps[id]?.hasPlan && (
              <OfficePlan
                src={`/illustrations/plan-${id}.svg`}
                alt={plans[id]}
                width={640}
                height={420}
                loading="lazy"
              />
            )}
            <OfficeStreet>
              <span lang={language}>{street}</span>
              <br />
              {city}
            </OfficeStreet>
            {ways[id] && (
              <OfficeWay>
                <Foreign>{ways[id]}</Foreign>
              </OfficeWay>
            )}
            <ContactLinks>
              <TextLink as="a" href={maps[id]?.app ?? ''}>
                {`${city} ${map}`}
              </TextLink>
              <TextLink as="a" href={maps[id]?.web ?? ''}>
                {`${city} ${web}`}
              </TextLink>
            </ContactLinks>
          </OfficeItem>
        ))}
      </OfficeList>
    </Stack>
  </Section>
);
