import styled from 'styled-components';
import { routes } from '../../site.ts';
import { type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { Split } from '../../ui/Split.ts';
import { Struck } from '../../ui/Struck.tsx';
import { Chapter, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { Skylines } from './Skylines.tsx';
import { TwoBanks } from './TwoBanks.tsx';
import { beliefs, refusals, ways } from './words.ts';

const Ways = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4.5rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

const Beliefs = styled.ol`
  list-style: none;
  li + li { margin-top: clamp(2.5rem, 5vw, 4.5rem); }
  h3 {
    font-size: clamp(2.25rem, 5.4vw, 5.25rem);
    line-height: 0.98;
    letter-spacing: -0.04em;
    max-width: 15em;
    text-wrap: balance;
  }
  p { margin-top: 1rem; max-width: 36em; font-size: ${type.text}; }
`;

export const AboutScreen = () => (
  <>
    <PageHead
      title="Two cities, one studio."
      lead="Half of us look out over Lake Mälaren and half over the Danube. The name holds both: Duna is the Danube in Hungarian, vik a bay in Swedish."
      foot={<Skylines />}
    />
    <BelowFirstScreen>
      <Field>
        <Chapter>How we work</Chapter>
        <Ways>
          {ways.map(({ title, texts }) => (
            <Split key={title}>
              <Title as="h3">{title}</Title>
              <Prose>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Prose>
            </Split>
          ))}
        </Ways>
      </Field>
      <Field $tone="deep">
        <Split>
          <Title as="h2">What we believe</Title>
          <Beliefs>
            {beliefs.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Beliefs>
        </Split>
      </Field>
      <Field id="day" aria-labelledby="day-heading">
        <SectionHead>
          <Chapter id="day-heading">A day on one clock</Chapter>
          <p>Both offices run on Central European Time, which spares us the sums.</p>
        </SectionHead>
        <TwoBanks />
      </Field>
      <Field $tone="quiet">
        <Chapter>What we do not do</Chapter>
        <Struck items={refusals} />
      </Field>
      <ClosingCall
        heading="A desk is free."
        text="Most weeks there is one, in one city or the other. See who we are looking for."
        button="Open positions"
        href={routes.career}
      />
    </BelowFirstScreen>
  </>
);
