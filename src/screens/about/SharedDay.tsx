import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { site } from '../../site.ts';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { Banks, twoOffices } from './TwoCities.ts';

/** Two offices stand on both sides of the line; of more each hour says whose it is. */
const sides = site.offices.map(
  ({ id }, index) =>
    `[data-place='${id}'] { &::before { left: ${(index % 2) * 50}%; } > * { grid-column: ${(index % 2) + 1}; } }`,
);

/** The day runs down one unbroken line, to scale; where there is room, between the offices, each on its side. */
const DayTimeline = styled.ol.attrs({ role: 'list' })`
  --minute: 0.1rem;
  position: relative;
  margin-top: clamp(2rem, 5vw, 4rem);
  li {
    position: relative;
    align-content: start;
    min-height: calc(var(--minutes) * var(--minute));
    padding-left: 2.5rem;
    row-gap: 0;
  }
  &::before, li::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 1.5rem;
    border-top: 5px solid var(--line);
    border-radius: 5px;
  }
  &::before { bottom: 0; width: 5px; background: var(--line); }
  li:not(:last-child) { padding-bottom: 0.75rem; }
  p { max-width: 28em; }
  ${twoOffices ? from.tablet : '@media not all'} {
    --minute: 0.16rem;
    &::before { content: none; }
    /* From the line to the edge of whoever's hour it is. */
    li { padding: 1rem 0; }
    li::before { width: 50%; }
    [data-place='both']::before { width: 100%; }
    ${sides.join('')}
  }
`;

const Hour = styled.div`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  time { font-size: ${fontSize.title}; line-height: 1; letter-spacing: -0.035em; }
  ${shaped.wide} { time { display: block; font-size: ${fontSize.large}; } }
`;

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** How long something takes until the next thing begins; the last takes no time. */
const minutesUntil = (next: string | undefined, hour: string) =>
  next ? minutesOf(next) - minutesOf(hour) : 0;

const cities: Record<string, string> = Object.fromEntries(
  site.offices.map(({ id, city }) => [id, city]),
);

export const SharedDay = ({ hours, both }: NonNullable<PageText<'about'>['day']>) => (
  <DayTimeline>
    {hours.map(({ hour, office, text }, index) => (
      <Banks
        as="li"
        key={hour}
        data-place={office}
        style={{ '--minutes': minutesUntil(hours[index + 1]?.hour, hour) } as React.CSSProperties}
      >
        <Hour>
          <time>{hour}</time> {cities[office] ?? both}
        </Hour>
        <p>
          <Foreign>{text}</Foreign>
        </p>
      </Banks>
    ))}
  </DayTimeline>
);
