import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { type } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';

const columns = ['4 / 8', '9 / 13'];
const banks = site.offices.map(({ id }, index) => `[data-place='${id}'] p { grid-column: ${columns[index]}; }`);

/** The day runs down one unbroken line, to scale. Where there is room each office has its column. */
const DayTimeline = styled.ol.attrs({ role: 'list' })`
  --minute: 0.2rem;
  position: relative;
  margin-top: clamp(2rem, 5vw, 4rem);
  ${from.tablet} { --minute: 0.16rem; }
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 5px;
    border-radius: 5px;
    background: var(--line);
  }
  li {
    position: relative;
    align-content: start;
    min-height: calc(var(--minutes) * var(--minute));
    padding-left: 2.5rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 1.5rem;
    border-top: 5px solid var(--line);
    border-radius: 5px;
  }
  li:not(:last-child) { padding-bottom: 0.75rem; }
  li > * { grid-column: 1 / -1; }
  p { max-width: 28em; }
  ${from.desktop} {
    li > div { grid-column: 1 / 4; }
    p { grid-column: 4 / 10; padding-top: 0.6em; }
    ${banks.join('')}
  }
`;

const Hour = styled.div`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  time { font-size: ${type.title}; line-height: 1; letter-spacing: -0.035em; }
  ${from.desktop} { time { display: block; font-size: ${type.large}; } }
`;

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** How long something takes until the next thing begins; the last takes no time. */
const minutesUntil = (next: string | undefined, hour: string) => (next ? minutesOf(next) - minutesOf(hour) : 0);

const cities = Object.fromEntries(site.offices.map(({ id, city }) => [id, city]));

export const SharedDay = ({ hours, both }: PageText<'about'>['day']) => (
  <DayTimeline>
    {hours.map(({ hour, office, text }, index) => (
      <Grid
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
      </Grid>
    ))}
  </DayTimeline>
);
