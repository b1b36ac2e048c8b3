import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Calendar } from '../../../content/build/openings.ts';
import { from, shaped } from '../../../theme/theme.ts';
import { space, type } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/Field.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Title } from '../../../ui/text.ts';

/** The weeks from edge to edge; the bar of a person begins in the week in which they come. */
const Rows = styled.ol.attrs({ role: 'list' })`
  margin: clamp(2rem, 4vw, 3.5rem) calc(-1 * ${space.margin}) 0;
  li { --begin: calc((var(--from) - 1) / var(--weeks) * 100%); padding-top: clamp(1.25rem, 2vw, 2rem); }
  /* Where there is room for it the text begins with its bar, and never outside the page's margin. */
  li > :first-child { padding: 0 ${space.margin} 0.75rem max(${space.margin}, min(var(--begin), var(--last))); }
  --last: 0%;
  p { max-width: 30em; line-height: 1.35; text-wrap: balance; }
  ${shaped.wide} { h3 { font-size: ${type.large}; line-height: 1; letter-spacing: -0.04em; } }
  ${from.desktop} { --last: 73%; p { margin-top: 0.4rem; } }
`;

/** As high as a working week, and a fifth lower where one day of it goes into leaving. */
const Bar = styled.div`
  --unit: calc(100% / var(--weeks));
  height: clamp(2rem, 4.5vw, 4.5rem);
  margin-left: var(--begin);
  width: calc((var(--to) - var(--from) + 1) / var(--weeks) * 100%);
  background: linear-gradient(var(--line) 0 0) 0 0 / var(--full) 100% no-repeat, linear-gradient(var(--line) 0 0) 0 100% / 100% 80% no-repeat;
  @media print { print-color-adjust: exact; }
  @media (forced-colors: active) { border: 2px solid; }
`;

const Scale = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  height: 2.75rem;
  margin: 0 calc(-1 * ${space.margin});
  border-top: 5px solid var(--line);
  font-size: ${type.small};
  span { position: absolute; padding: 0.75rem 0 0 0.4rem; border-left: 5px solid var(--line); line-height: 1; }
`;

interface Props {
  heading: string;
  calendar: Calendar;
}

export const PeopleCalendar = ({ heading, calendar: { caption, week, weeks, people } }: Props) => (
  <Field aria-labelledby="opening" style={{ '--weeks': weeks } as CSSProperties}>
    <SectionHead id="opening" heading={heading} text={caption} />
    <Rows>
      {people.map(({ name, text, from: first, half, to }) => (
        <li key={name} style={{ '--from': first, '--to': to } as CSSProperties}>
          <div>
            <Title>{name}</Title>
            <p>{text}</p>
          </div>
          <Bar
            style={
              {
                '--full': half ? `${((half - first) / (to - first + 1)) * 100}%` : '100%',
              } as CSSProperties
            }
          />
        </li>
      ))}
    </Rows>
    <Scale>
      {Array.from({ length: Math.floor((weeks - 1) / 10) + 1 }, (_, index) => index * 10 + 1).map(
        (one, index) => (
          <span key={one} style={{ left: `${((one - 1) / weeks) * 100}%` }}>
            {index ? one : `${week} ${one}`}
          </span>
        ),
      )}
    </Scale>
  </Field>
);
