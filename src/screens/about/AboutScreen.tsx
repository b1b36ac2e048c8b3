import styled from 'styled-components';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Split } from '../../ui/Split.ts';
import { Terms } from '../../ui/Terms.ts';
import { Chapter, Display, Lead, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { beliefs, day, refusals, ways } from './words.ts';

const Head = styled(Field)`
  padding-top: calc(${space.header} + clamp(2rem, 7vw, 6rem));
  padding-bottom: clamp(3rem, 6vw, 5rem);
  p { margin-top: 2rem; }
  ${from.desktop} { p { margin-left: calc((100% + ${space.gutter}) / 3); } }
`;

const Ways = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4.5rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

const Beliefs = styled.ol`
  list-style: none;
  li + li { margin-top: clamp(2.5rem, 6vw, 5rem); }
  h3 {
    font-size: clamp(2.25rem, 5.6vw, 5rem);
    line-height: 0.98;
    letter-spacing: -0.04em;
    max-width: 17ch;
  }
  p { margin-top: 0.75rem; max-width: 34em; font-size: ${type.text}; }
  ${from.desktop} { li:nth-child(even) { margin-left: 33%; } }
`;

/** The day runs down the line, hour by hour. */
const Day = styled.ol`
  list-style: none;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  border-left: 5px solid var(--line);
  li { position: relative; padding: 0 0 2rem clamp(1.25rem, 3vw, 2.5rem); }
  li::before {
    content: '';
    position: absolute;
    left: calc(-0.6rem - 2.5px);
    top: 0.35em;
    width: 1.2rem;
    height: 1.2rem;
    border-radius: 50%;
    background: var(--line);
  }
  p { max-width: 34em; }
  ${from.tablet} {
    margin-left: 33%;
    li > div {
      position: absolute;
      right: calc(100% + clamp(1.25rem, 3vw, 2.5rem));
      text-align: right;
      white-space: nowrap;
    }
  }
`;

const Hour = styled.div`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const AboutScreen = () => (
  <>
    <Head $tone="loud">
      <Display>Two cities, one studio.</Display>
      <Lead>
        Half of us look out over Lake Mälaren and half over the Danube. The name holds both: Duna is the river in Hungarian, vik
        is a bay in Swedish. Projects belong to neither shore.
      </Lead>
    </Head>
    <Field>
      <Chapter>How we work</Chapter>
      <Ways>
        {ways.map(({ title, texts }) => (
          <Split key={title}>
            <Title>{title}</Title>
            <Prose>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Prose>
          </Split>
        ))}
      </Ways>
    </Field>
    <Field $tone="inverse" aria-label="What we believe">
      <Chapter style={{ marginBottom: '3rem' }}>What we believe</Chapter>
      <Beliefs>
        {beliefs.map(({ title, text }) => (
          <li key={title}>
            <Title>{title}</Title>
            <p>{text}</p>
          </li>
        ))}
      </Beliefs>
    </Field>
    <Field id="day" aria-labelledby="day-heading">
      <Chapter id="day-heading">A day on one clock</Chapter>
      <Lead style={{ marginTop: '0.75rem' }}>Both offices run on Central European Time, which spares us the sums.</Lead>
      <Day>
        {day.map(({ hour, place, text }) => (
          <li key={hour}>
            <Hour>
              <time>{hour}</time>, {place}
            </Hour>
            <p>{text}</p>
          </li>
        ))}
      </Day>
    </Field>
    <Field $tone="quiet">
      <Chapter>What we do not do</Chapter>
      <Terms style={{ marginTop: '2rem' }}>
        {refusals.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Terms>
    </Field>
    <ClosingCall
      heading="A desk is free."
      text="Most weeks somewhere, in one city or the other. See who we are looking for."
      button="Open positions"
      href={routes.career}
      tone="loud"
    />
  </>
);
