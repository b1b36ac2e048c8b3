import styled from 'styled-components';
import type { Industry } from '../../content/load.ts';
import { from } from '../../theme/theme.ts';
import { type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field, Grid } from '../../ui/Field.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Split } from '../../ui/Split.ts';
import { Chapter, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ServiceWords } from '../services/ServiceWords.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';

/** The rules are named in large letters where there is room: they are what is asked for. */
const Rules = styled.ol`
  list-style: none;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  li { border-top: 2px solid var(--line); padding: 1rem 0 clamp(1.75rem, 3vw, 3rem); row-gap: 0.5rem; }
  li > * { grid-column: 1 / -1; }
  ${from.desktop} {
    h3 { grid-column: 1 / 7; font-size: ${type.large}; line-height: 1; letter-spacing: -0.035em; }
    p { grid-column: 7 / -1; max-width: 34em; padding-top: 0.4em; }
  }
`;

export interface IndustryProps {
  industry: Omit<Industry, 'brings'> & { brings: (Industry['brings'][number] & { name: string })[] };
  /** Whether the works shown are from this industry; else they are the nearest. */
  own: boolean;
  works: WorkTeaser[];
}

export const IndustryScreen = ({ industry, own, works }: IndustryProps) => (
  <>
    <PageHead title={industry.name} lead={industry.lead} foot={2} />
    <BelowFirstScreen>
      <Field>
        <Split>
          <Chapter>What is particular</Chapter>
          <Prose>
            {industry.particular.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
      </Field>
      <Field $tone="quiet" aria-labelledby="rules">
        <Chapter id="rules">Rules we design by</Chapter>
        <Rules>
          {industry.rules.map(({ name, text }) => (
            <Grid as="li" key={name}>
              <Title>{name}</Title>
              <p>{text}</p>
            </Grid>
          ))}
        </Rules>
      </Field>
      <Field aria-labelledby="brings">
        <Chapter id="brings">What we bring</Chapter>
        <ServiceWords
          quiet
          services={industry.brings.map(({ service, name, text }) => ({ slug: service, name, summary: text }))}
        />
      </Field>
      <RelatedWorks heading={own ? 'From this field' : 'The nearest we can show'} works={works} />
      <ClosingCall heading="Show us where." text={industry.call} />
    </BelowFirstScreen>
  </>
);
