import styled from 'styled-components';
import type { Person } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { officesWithoutSkyline } from '../../env/pages.ts';
import { routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { Split } from '../../ui/Split.ts';
import { Chapter, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { SharedDay } from './SharedDay.tsx';
import { Team } from './Team.tsx';
import { Banks, TwoCities } from './TwoCities.ts';

/** Every office's city in one stroke, from edge to edge of a field; on phones one below the other. */
const Row = styled.div`
  display: grid;
  gap: 1.5rem;
  margin: clamp(1.5rem, 4vw, 3rem) calc(-1 * ${space.margin}) 0;
  ${from.tablet} { grid-template-columns: repeat(${site.offices.length}, 1fr); gap: 0; }
`;

const Skylines = () => (
  <Row>
    {site.offices.map(({ id }) => (
      <Skyline key={id} $city={id} />
    ))}
  </Row>
);

const Ways = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4.5rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

const Beliefs = styled.ol.attrs({ role: 'list' })`
  li + li { margin-top: clamp(2.5rem, 5vw, 4.5rem); }
  h3 {
    font-size: ${fontSize.chapter};
    line-height: 0.95;
    letter-spacing: -0.035em;
    max-width: 15em;
    text-wrap: balance;
  }
  p { margin-top: 1rem; max-width: 36em; font-size: ${fontSize.text}; }
`;

export interface AboutProps {
  text: PageText<'about'>;
  people: Person[];
}

export const AboutScreen = ({
  text: { headline, lead, foreign, ways, beliefs, day, people: everybody, refusals, call },
  people,
}: AboutProps) => (
  <>
    <PageHead
      title={headline}
      lead={<Foreign words={foreign}>{lead}</Foreign>}
      foot={officesWithoutSkyline.length > 0 ? 2 : <Skylines />}
    />
    <BelowFirstScreen>
      {people.length > 0 && everybody && <Team {...everybody} people={people} />}
      {day && (
        <TwoCities id="day" aria-labelledby="day-heading">
          <Banks>
            <Chapter id="day-heading">{day.heading}</Chapter>
            <p style={{ maxWidth: '30em' }}>{day.text}</p>
          </Banks>
          <SharedDay {...day} />
        </TwoCities>
      )}
      {ways && (
        <Field $tone="quiet">
          <Chapter>{ways.heading}</Chapter>
          <Ways>
            {ways.items.map(({ title, paragraphs }) => (
              <Split key={title}>
                <Title as="h3">{title}</Title>
                <Prose>
                  <Each as="p" texts={paragraphs} />
                </Prose>
              </Split>
            ))}
          </Ways>
        </Field>
      )}
      {beliefs && (
        <Field $tone="deep">
          <Split>
            <Title as="h2">{beliefs.heading}</Title>
            <Beliefs>
              {beliefs.items.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </Beliefs>
          </Split>
        </Field>
      )}
      {refusals && (
        <Field $tone="quiet">
          <Chapter>{refusals.heading}</Chapter>
          <RejectedOptions {...refusals} />
        </Field>
      )}
      {call && <ClosingCall {...call} href={routes.career} />}
    </BelowFirstScreen>
  </>
);
