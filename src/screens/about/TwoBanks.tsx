import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';

const left = 'margin-right: calc(50% + var(--gap)); text-align: right; p { margin-left: auto; }';
const right = 'margin-left: calc(50% + var(--gap));';
/** The offices alternate between the two banks. */
const banks = site.offices.map(({ id }, index) => `[data-place='${id}'] { ${index % 2 ? right : left} }`);

/** The day runs down the river: each office's hours on its bank, shared ones across both. */
const River = styled.ol.attrs({ role: 'list' })`
  position: relative;
  margin-top: clamp(2rem, 5vw, 4rem);
  padding-left: 1.75rem;
  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto 0 0;
    width: 5px;
    border-radius: 5px;
    background: var(--line);
  }
  li:not(:last-child) { padding-bottom: 2.25rem; }
  p { max-width: 28em; }
  ${from.desktop} { time { font-size: ${type.large}; } }
  ${from.tablet} {
    --gap: calc(${space.gutter} + 0.5rem);
    padding-left: 0;
    &::before { left: calc(50% - 2.5px); }
    ${banks.join('')}
    [data-place='both'] {
      position: relative;
      max-width: 38rem;
      margin: 0 auto 2.25rem;
      padding: 1.5rem;
      background: var(--field);
      text-align: center;
      p { margin: 0 auto; text-wrap: balance; }
    }
    [data-place='both']:last-child { margin-bottom: 0; padding-bottom: 0; }
  }
`;

const Hour = styled.div`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  time { display: block; font-size: ${type.title}; line-height: 1; letter-spacing: -0.035em; }
`;

const cities = Object.fromEntries(site.offices.map(({ id, city }) => [id, city]));

export const TwoBanks = ({ hours, both }: PageText<'about'>['day']) => (
  <River>
    {hours.map(({ hour, office, text }) => (
      <li key={hour} data-place={office}>
        <Hour>
          <time>{hour}</time> {cities[office] ?? both}
        </Hour>
        <p>
          <Foreign>{text}</Foreign>
        </p>
      </li>
    ))}
  </River>
);
