import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { hasTwoOffices } from '../../env/shell.ts';
import { dialled, type Office, site } from '../../site.ts';
import { below, coarse, from } from '../../theme/theme.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { MailLink } from '../../ui/Link.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { hoverUnderline } from '../../ui/underline.ts';

/** Of three or four offices two stand in a row where there is no room for all; a third has a row of its own. */
const several = hasTwoOffices
  ? ''
  : css`
      ${below.desktop} {
        &&:nth-child(odd) { --before: ${space.margin}; --after: 0px; margin-left: 0; padding-left: 0; border-left: 0; }
        &&:nth-child(odd):last-child { --after: ${space.margin}; grid-column: 1 / -1; }
      }
      ${from.desktop} {
        &&:not(:last-child) { --after: 0px; }
        &&:only-child, &&:last-child { --after: ${space.margin}; }
        ${site.offices.length > 1 ? `h2 { font-size: min(${fontSize.large}, ${11 / site.offices.length}vw); } address { grid-template-columns: minmax(0, 1fr); }` : ''}
      }
    `;

const Half = styled.section`
  /* From the text to the edges that the city reaches to. */
  --before: ${space.margin};
  --after: 0px;
  position: relative;
  display: flow-root;
  padding: 0 0 clamp(1rem, 2.5vw, 2.25rem);
  /* The rule is before the gutter, so that both halves stand on columns and no name is close to it. */
  & + & {
    --before: calc(${space.gutter} - 3px);
    --after: ${space.margin};
    margin-left: calc(-1 * ${space.gutter});
    padding-left: calc(${space.gutter} - 3px);
    border-left: 3px solid var(--line);
  }
  h2 { font-size: ${fontSize.chapter}; line-height: 1; letter-spacing: -0.04em; }
  /* The time. */
  > p { min-height: 1.5em; margin-bottom: 1em; font-variant-numeric: tabular-nums; }
  ${several}
`;

/** Below the line that the animals walk on, who would hide it, and above the city's name. */
const Ground = styled(Skyline)`
  margin: clamp(1rem, 2vw, 3rem) calc(-1 * var(--after)) clamp(0.75rem, 1.5vw, 2rem) calc(-1 * var(--before));
`;

const Address = styled.address`
  display: grid;
  justify-items: start;
  row-gap: 0.25em;
  overflow-wrap: anywhere;
  a { padding: 0.35em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { display: inline-block; padding: calc((2.75rem - 1.5em) / 2) 0; } }
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
    <h2 id={`office-${office.id}`}>{office.city}</h2>
    <p>{now}</p>
    <Address>
      <p>
        <span lang={office.language}>{office.street}</span>
        <br />
        {`${office.postalCode} ${office.city}, ${office.country}`}
      </p>
      <p>
        <MailLink to={office.email} />
        <br />
        <a href={`tel:${dialled(office.phone)}`}>{office.phone}</a>
      </p>
    </Address>
  </Half>
);
