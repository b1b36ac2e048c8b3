import styled from 'styled-components';
import type { Service } from '../../content/load.ts';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field, Grid } from '../../ui/Field.tsx';
import { Rows } from '../../ui/ruled.ts';
import { Split } from '../../ui/Split.ts';
import { Terms } from '../../ui/Terms.ts';
import { Chapter, Display, Lead, Prose } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { Questions } from './Questions.tsx';
import { Weeks } from './Weeks.tsx';

const Head = styled(Field)`
  padding-top: calc(${space.header} + clamp(1.5rem, 6vw, 5rem));
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);
`;

const Under = styled(Grid)`
  margin-top: clamp(1.5rem, 4vw, 3.5rem);
  row-gap: 1.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :first-child { grid-column: 1 / 8; }
    & > :last-child { grid-column: 9 / -1; }
  }
`;

const When = styled(Rows)`
  font-size: ${type.title};
  line-height: 1.25;
  letter-spacing: -0.015em;
  max-width: 46rem;
`;

const Beside = styled(Field)`
  padding-top: 0;
  h2 { margin-bottom: 2rem; }
`;

export interface ServiceProps {
  service: Service;
  works: WorkTeaser[];
  beside: ServiceWord[];
}

export const ServiceScreen = ({ service, works, beside }: ServiceProps) => (
  <>
    <Head $tone="loud">
      <Display>{service.name}</Display>
      <Under>
        <Lead>{service.lead}</Lead>
        <p>
          <strong>How long it takes</strong>
          <br />
          {service.duration}
        </p>
      </Under>
    </Head>
    <Field>
      <Split>
        <Chapter>What it is</Chapter>
        <Prose>
          {service.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Split>
    </Field>
    <Field $tone="quiet">
      <Split>
        <Chapter>When you need it</Chapter>
        <When>
          {service.when.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </When>
      </Split>
    </Field>
    <Field>
      <Chapter>What you get</Chapter>
      <Terms style={{ marginTop: '2rem' }}>
        {service.deliverables.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Terms>
    </Field>
    <Weeks weeks={service.weeks} />
    <Questions questions={service.questions} />
    <RelatedWorks heading={`${service.name} at work`} works={works} />
    <Beside $tone="quiet" aria-labelledby="beside">
      <Chapter id="beside">Often asked for beside it</Chapter>
      <ServiceWords services={beside} />
    </Beside>
    <ClosingCall
      heading={`Ask for ${/^(UX|UI)/.test(service.name) ? service.name : service.name.toLowerCase()}.`}
      text="Say what you have and what bothers you about it. An answer comes within one working day, from somebody who does this for a living."
      href={`${routes.contact}?service=${service.slug}`}
    />
  </>
);
