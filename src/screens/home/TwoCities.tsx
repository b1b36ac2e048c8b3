import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';

const [north, south] = site.offices;

/** The line runs down between both cities, and from the left edge to the right where there is room. */
const Day = styled.ol.attrs({ role: 'list' })<{ $hours: number }>`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1rem calc(2 * ${space.gutter});
  margin-top: clamp(2.5rem, 6vw, 5rem);

  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem calc(50% - 2.5px);
    background: var(--line);
    border-radius: 5px;
  }
  li { z-index: 1; grid-column: 1 / -1; padding: 0.75rem 0; background: var(--field); line-height: 1.3; text-align: center; text-wrap: balance; }
  li:not([data-city='both']) { background: none; }
  li[data-city='${north.id}'] { grid-column: 1; text-align: end; }
  li[data-city='${south.id}'] { grid-column: 2; text-align: start; }
  time { display: block; font-size: ${type.title}; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.15; letter-spacing: -0.02em; }
  strong { display: block; }

  /* A tick for each hour; its words above or below, and on both sides for both. */
  ${from.tablet} {
    grid-template: 1fr 1fr / repeat(${({ $hours }) => $hours}, minmax(0, 1fr));
    gap: 0 ${space.gutter};
    font-size: ${type.small};
    &::before { inset: calc(50% - 2.5px) calc(-1 * ${space.margin}) auto; height: 5px; }
    li[data-city] { display: grid; grid-area: 1 / auto / -1; grid-template-rows: 1fr 1fr; padding: 0; background: none; text-align: start; }
    li::before { content: ''; position: absolute; top: calc(50% - 1.1rem); width: 5px; height: 2.2rem; border-radius: 5px; background: var(--line); }
    time { align-self: end; padding-bottom: 1.5rem; }
    p { padding-top: 1.5rem; }
    li[data-city='${north.id}'] { grid-area: 1 / auto / 2; display: block; align-self: end; padding-bottom: 1.5rem; }
    li[data-city='${south.id}'] { grid-area: 2 / auto / 3; display: block; padding-top: 1.5rem; }
    li:not([data-city='both']) :is(time, p) { padding: 0; }
  }
  ${from.wide} {
    font-size: inherit;
    time { font-size: ${type.large}; line-height: 1; letter-spacing: -0.045em; }
  }
`;

const cities = Object.fromEntries(site.offices.map(({ id, city }) => [id, city]));

/** What both cities do stands on the line, what one of them does on its side. */
export const TwoCities = ({ heading, text, link, hours, both }: PageText<'home'>['day']) => (
  <Field $tone="quiet" aria-labelledby="cities" style={{ overflow: 'clip' }}>
    <SectionHead>
      <Chapter id="cities">{heading}</Chapter>
      <div>
        <p>{text}</p>
        <TextLink href={`${routes.about}#day`}>{link}</TextLink>
      </div>
    </SectionHead>
    <Day $hours={hours.length}>
      {hours.map(([hour, city, what]) => (
        <li key={hour} data-city={city}>
          <time>{hour}</time>
          <p>
            <strong>{cities[city] ?? both}</strong> {what}
          </p>
        </li>
      ))}
    </Day>
  </Field>
);
