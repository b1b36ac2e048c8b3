import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dialled, type Office } from '../../site.ts';
import { coarse, from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Skyline } from '../../ui/Skyline.tsx';
import { hoverUnderline } from '../../ui/underline.ts';

const Half = styled.section`
  /* From the text to the edges that the city reaches to. */
  --before: ${space.margin};
  --after: ${space.margin};
  position: relative;
  display: flow-root;
  padding: 0 0 2.25rem;
  ${from.tablet} {
    --after: 0px;
    /* The rule is before the gutter, so that both halves stand on columns and no name is close to it. */
    & + & {
      --before: calc(${space.gutter} - 3px);
      --after: ${space.margin};
      margin-left: calc(-1 * ${space.gutter});
      padding-left: calc(${space.gutter} - 3px);
      border-left: 3px solid var(--line);
    }
  }
  ${from.wide} {
    && { padding-block: clamp(2.5rem, 5vw, 4.5rem); }
    && + && { --before: 0px; }
  }
`;

/**
 * In wide windows the city sits on the half's upper edge, which is the line that the animals walk on; they walk in front of it.
 * In others they are as tall as the city and would hide it, so it stands below their line, above its name.
 */
const Ground = styled(Skyline)`
  margin: 2.5rem calc(-1 * var(--after)) 2rem calc(-1 * var(--before));
  ${from.wide} {
    margin-block: 0;
    position: absolute;
    z-index: -1;
    inset: auto 0 100%;
    translate: 0 7.7%;
  }
`;

const City = styled.h2`
  font-size: ${type.headline};
  line-height: 1;
  letter-spacing: -0.04em;
`;

const Time = styled.p`
  min-height: 1.5em;
  margin: 0.35em 0 1.5em;
  font-variant-numeric: tabular-nums;
`;

const Address = styled.address`
  font-style: normal;
  display: grid;
  justify-items: start;
  row-gap: 0.75em;
  overflow-wrap: anywhere;
  a { padding: 0.35em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { display: inline-block; padding: 0.5em 0; } }
  /* Quarters of the page, as in the row below. */
  ${from.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.gutter};
    align-items: start;
  }
`;

interface Props {
  office: Office;
  /** What time it is there, and when it is open again if it is closed. */
  now: ReactNode;
}

export const OfficeHalf = ({ office, now }: Props) => (
  <Half aria-labelledby={`office-${office.id}`}>
    <Ground $city={office.id} />
    <City id={`office-${office.id}`}>{office.city}</City>
    <Time>{now}</Time>
    <Address>
      <p>
        <span lang={office.language}>{office.street}</span>
        <br />
        {`${office.postalCode} ${office.city}, ${office.country}`}
      </p>
      <p>
        <a href={`mailto:${office.email}`}>{office.email}</a>
        <br />
        <a href={`tel:${dialled(office.phone)}`}>{office.phone}</a>
      </p>
    </Address>
  </Half>
);
