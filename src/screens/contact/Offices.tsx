import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { type Office, site } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Lead } from '../../ui/text.ts';
import { officeColumns } from '../officeColumns.ts';
import { ContactLinks } from './ContactLinks.ts';

/** Puts the map of an only office on the left of its address. */
const onlyOffice = `
  > li { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space.gutter}; align-content: start; }
  > li > img { grid-row: 1 / 9; }
`;

const OfficeList = styled.ul`
  display: grid;
  gap: 3rem ${space.gutter};
  ${officeColumns(from.tablet)}
  ${from.desktop} { ${site.offices.length === 1 ? onlyOffice : ''} }
  p { max-width: 29em; margin: 0.75rem 0 1rem; }
  address { font-size: ${site.offices.length === 3 ? fontSize.upToLarge : fontSize.chapter}; font-weight: 600; line-height: 0.95; letter-spacing: ${headingSpacing}; }
  /* Streets fit on one line. */
  ${shaped.tablet} { address { font-size: ${fontSize.upToLarge}; } }
`;

const OfficePlan = styled.img`
  width: 100%;
  margin-bottom: 1.5rem;
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
          <li key={id}>
            {maps[id]?.hasPlan && (
              <OfficePlan
                src={`/illustrations/plan-${id}.svg`}
                alt={plans[id]}
                width={640}
                height={420}
                loading="lazy"
              />
            )}
            <address>
              <span lang={language}>{street}</span>
              <br />
              {city}
            </address>
            {ways[id] && (
              <p>
                <Foreign>{ways[id]}</Foreign>
              </p>
            )}
            <ContactLinks>
              <TextLink as="a" href={maps[id]?.app ?? ''}>
                {`${city} ${map}`}
              </TextLink>
              <TextLink as="a" href={maps[id]?.web ?? ''}>
                {`${city} ${web}`}
              </TextLink>
            </ContactLinks>
          </li>
        ))}
      </OfficeList>
    </Stack>
  </Section>
);
