import styled from 'styled-components';
import type { Service } from '../../content/load.ts';
import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { space, type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { Split } from '../../ui/Split.ts';
import { Statements } from '../../ui/Statements.ts';
import { Facts, Terms } from '../../ui/Terms.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter, Prose } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { DrawnHead } from '../drawn-head/DrawnHead.tsx';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { Questions } from './Questions.tsx';

const Long = styled.p`
  font-weight: 600;
  font-size: ${type.title};
  letter-spacing: -0.015em;
`;

/** Words in one language, which is English if none is named. */
export interface Phrase {
  text: string;
  lang?: string;
}

export interface ServiceProps {
  text: PageText<'service'>;
  service: Service;
  /** What it costs, what that buys and who answers for it, each with its term. */
  facts: [term: string, ...fact: Phrase[]][];
  works: WorkTeaser[];
  /** Whether there are other works with this service than those shown. */
  more: boolean;
  relatedServices: ServiceWord[];
}

export const ServiceScreen = ({ text, service, facts, works, more, relatedServices }: ServiceProps) => (
  <>
    <DrawnHead title={service.name} lead={service.lead} drawing={service.drawing}>
      <Long>{text.takes}</Long>
    </DrawnHead>
    <BelowFirstScreen>
      <Field style={{ paddingBottom: 0 }}>
        <Facts>
          {facts.map(([term, ...fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {fact.map(({ text, lang }) => (
                  <span key={text} lang={lang}>
                    {text}
                  </span>
                ))}
              </dd>
            </div>
          ))}
          <div>
            <dt>{text.facts.terms}</dt>
            <dd>
              <Link href={routes.terms}>{text.facts.termsLink}</Link>
            </dd>
          </div>
        </Facts>
      </Field>
      <Field>
        <Split>
          <Chapter>{text.what}</Chapter>
          <Prose>
            {service.what.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
        <Split style={{ marginTop: space.field }}>
          <Chapter>{text.when}</Chapter>
          <Statements>
            {service.when.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Statements>
        </Split>
      </Field>
      <Field $tone="quiet">
        <Chapter>{text.deliverables}</Chapter>
        <Terms style={{ marginTop: '2rem' }}>
          {service.deliverables.map((one) => (
            <div key={one.name}>
              <dt>{one.name}</dt>
              <dd>{one.text}</dd>
            </div>
          ))}
        </Terms>
      </Field>
      <Field $tone="deep" aria-labelledby="weeks">
        <Chapter id="weeks">{text.weeks}</Chapter>
        <Timeline steps={service.weeks} />
      </Field>
      <Questions heading={text.questions} questions={service.questions} />
      <RelatedWorks heading={text.works.heading} works={works}>
        {more && <TextLink href={`${routes.works}?service=${service.slug}`}>{text.works.link}</TextLink>}
      </RelatedWorks>
      <Field aria-labelledby="beside">
        <Chapter id="beside">{text.beside}</Chapter>
        <ServiceWords quiet services={relatedServices} />
      </Field>
      <ClosingCall {...text.call} text={service.call} href={`${routes.contact}?service=${service.slug}`} />
    </BelowFirstScreen>
  </>
);
