import styled from 'styled-components';
import type { Service } from '../../content/load.ts';
import { routes } from '../../site.ts';
import { space, type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Split } from '../../ui/Split.ts';
import { Statements } from '../../ui/Statements.ts';
import { Terms } from '../../ui/Terms.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter, Prose } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { Questions } from './Questions.tsx';

const Long = styled.p`
  font-weight: 600;
  font-size: ${type.title};
  letter-spacing: -0.015em;
`;

const When = styled(Split)`
  margin-top: ${space.field};
`;

/** For a sentence that goes on: `Two to three weeks` becomes `two to three weeks`. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export interface ServiceProps {
  service: Service;
  works: WorkTeaser[];
  /** Whether there are other works with this service than those shown. */
  more: boolean;
  beside: ServiceWord[];
}

export const ServiceScreen = ({ service, works, more, beside }: ServiceProps) => (
  <>
    <PageHead title={service.name} lead={service.lead} foot={1}>
      <Long>It takes {lowerFirst(service.duration)}.</Long>
    </PageHead>
    <BelowFirstScreen>
      <Field>
        <Split>
          <Chapter>What it is</Chapter>
          <Prose>
            {service.what.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
        <When>
          <Chapter>When you need it</Chapter>
          <Statements>
            {service.when.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Statements>
        </When>
      </Field>
      <Field $tone="quiet">
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
      <Field $tone="deep" aria-labelledby="weeks">
        <Chapter id="weeks">How it goes</Chapter>
        <Timeline steps={service.weeks} />
      </Field>
      <Questions questions={service.questions} />
      <RelatedWorks heading={`${service.name} at work`} works={works}>
        {more && <TextLink href={`${routes.works}?service=${service.slug}`}>All works with {service.spoken}</TextLink>}
      </RelatedWorks>
      <Field aria-labelledby="beside">
        <Chapter id="beside">Often asked for beside it</Chapter>
        <ServiceWords quiet services={beside} />
      </Field>
      <ClosingCall
        heading={`Ask for ${service.spoken}.`}
        text={service.call}
        button={`Write to us about ${service.spoken}`}
        href={`${routes.contact}?service=${service.slug}`}
      />
    </BelowFirstScreen>
  </>
);
