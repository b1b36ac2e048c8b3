import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { site } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, spacing, stroke } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { OfficeSides, twoOffices } from './TwoCities.ts';

/**
 * Puts each of two offices on one side of the line. With more offices, each hour names its office
 * instead.
 */
const sideRules = site.offices.map(
  ({ id }, index) =>
    `[data-place='${id}'] { &::before { left: ${(index % 2) * 50}%; } > * { grid-column: ${(index % 2) + 1}; } }`,
);

/**
 * The day along a line. From tablets on it is to scale, and the line is in the middle, between the
 * offices.
 */
const DayTimeline = styled.ol.attrs({ role: 'list' })`
  --minute: 0rem;
  position: relative;
  margin-top: ${spacing.xl};
  li {
    position: relative;
    align-content: start;
    min-height: calc(var(--minutes) * var(--minute));
    padding-left: 2.5rem;
    padding-bottom: 1.75rem;
    row-gap: 0;
  }
  &::before, li::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 1.5rem;
    border-top: ${stroke.line} solid var(--line);
    border-radius: ${stroke.line};
  }
  &::before { bottom: 0; width: ${stroke.line}; background: var(--line); }
  p { max-width: 28em; }
  ${twoOffices ? from.tablet : '@media not all'} {
    --minute: 0.16rem;
    &::before { content: none; }
    /* Marks the hour from the line to the edge of its office's side. */
    li { padding: 1rem 0; }
    li::before { width: 50%; }
    [data-place='both']::before { width: 100%; }
    ${sideRules.join('')}
  }
`;

const DayHour = styled.div`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  time { font-size: ${fontSize.title}; line-height: 1; letter-spacing: ${headingSpacing}; }
  ${shaped.wide} { time { display: block; font-size: ${fontSize.large}; } }
`;

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** The minutes until the next entry; 0 for the last. */
const minutesUntil = (next: string | undefined, hour: string) =>
  next ? minutesOf(next) - minutesOf(hour) : 0;

const cities: Record<string, string> = Object.fromEntries(
  site.offices.map(({ id, city }) => [id, city]),
);

/** The hours of one day at the offices. */
export const SharedDay = ({ hours, both }: NonNullable<PageText<'about'>['day']>) => (
  <DayTimeline>
    {hours.map(({ hour, office, text }, index) => (
      <OfficeSides
        as="li"
        key={hour}
        data-place={office}
        style={{ '--minutes': minutesUntil(hours[index + 1]?.hour, hour) } as React.CSSProperties}
      >
        <DayHour>
          <time>{hour}</time> {cities[office] ?? both}
        </DayHour>
        <p>
          <Foreign>{text}</Foreign>
        </p>
      </OfficeSides>
    ))}
  </DayTimeline>
);
