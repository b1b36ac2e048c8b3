import styled, { css } from 'styled-components';
import { buildHasTwoOffices } from '../../env/shell.ts';
import { dialled, type Office, site } from '../../site.ts';
import { below, coarse, from, shaped } from '../../theme/theme.ts';
import { fontSize, space, spacing } from '../../theme/tokens.ts';
import { MailLink } from '../../ui/Link.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { hoverUnderline } from '../../ui/underline.ts';
import type { LiveOffice } from './sun/liveFooter.tsx';

const rule = '3px';
const last = site.offices.length - 1;

/**
 * Lets the skyline of an office reach the window's edges or the rule between two offices.
 * `--before` and `--after` are the distances to them from the text. The rule is left of the gutter,
 * so that each text begins on a column.
 */
const officeStyle = (startsRow: boolean, endsRow: boolean) => css`
  --before: ${startsRow ? space.margin : `calc(${space.gutter} - ${rule})`};
  --after: ${endsRow ? space.margin : '0px'};
  ${
    !startsRow &&
    css`
    margin-left: calc(-1 * ${space.gutter});
    padding-left: calc(${space.gutter} - ${rule});
    border-left: ${rule} solid var(--line);
  `
  }
`;

const twoOfficesStyle = css`
  ${officeStyle(true, false)}
  & + & { ${officeStyle(false, true)} }
`;

/** Below desktops a row has two offices, and the last of three has its own row. */
const severalOfficesStyle = (index: number) => css`
  ${below.desktop} {
    ${officeStyle(index % 2 === 0, index % 2 === 1 || index === last)}
    ${index % 2 === 0 && index === last && 'grid-column: 1 / -1;'}
  }
  ${from.desktop} {
    ${officeStyle(index === 0, index === last)}
    ${last > 0 && `h2 { font-size: min(${fontSize.large}, ${11 / (last + 1)}vw); } address { grid-template-columns: minmax(0, 1fr); }`}
  }
`;

const OfficeHalfSection = styled.section<{ $index: number }>`
  position: relative;
  display: flow-root;
  /* Halves of different widths have skylines of different heights, except on phones. */
  ${buildHasTwoOffices && `${from.tablet} { align-content: end; }`}
  padding: 0 0 ${spacing.m};
  h2 { font-size: ${fontSize.chapter}; line-height: 1.1; letter-spacing: -0.04em; }
  /* The skyline lies between the line that the animals walk on and the city's name. */
  [data-skyline] {
    --room: ${spacing.m};
    --phone-height: 5.625rem;
    position: relative;
    margin: var(--room) calc(-1 * var(--after)) ${spacing.s} calc(-1 * var(--before));
  }
  /* The local time takes two lines on phones. */
  [data-time] { min-height: 3em; margin-bottom: 0.5em; font-variant-numeric: tabular-nums; }
  ${buildHasTwoOffices ? twoOfficesStyle : ({ $index }) => severalOfficesStyle($index)}
`;

const OfficeAddress = styled.address`
  display: grid;
  justify-items: start;
  row-gap: 0.25em;
  overflow-wrap: anywhere;
  a { padding: 0.35em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { display: inline-block; padding: calc((2.75rem - 1.5em) / 2) 0; } }
  /* The country is on a separate line. */
  ${shaped.phone} { p { max-width: 10em; } }
  /* Aligns with the quarters of the row below. */
  ${from.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.gutter};
    align-items: start;
  }
`;

interface Props {
  /** The office's index in `site.offices`. */
  index: number;
  office: Office;
  /** Undefined until the clock has loaded. */
  now: LiveOffice | undefined;
}

/** An office in the footer: skyline, city, local time and addresses. */
export const OfficeHalf = ({ index, office, now }: Props) => (
  <OfficeHalfSection $index={index} aria-labelledby={`office-${office.id}`} data-night={now?.night}>
    {now?.ground}
    <div data-skyline="">
      {now?.sky}
      <Skyline $city={office.id} />
    </div>
    <h2 id={`office-${office.id}`}>{office.city}</h2>
    <p data-time="" data-screen-only="">
      {now?.time}
    </p>
    <OfficeAddress>
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
    </OfficeAddress>
  </OfficeHalfSection>
);
