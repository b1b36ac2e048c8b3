import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Service } from '../../content/load.ts';
import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { space, titleType } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { Facts, Statements, Terms } from '../../ui/lists.ts';
import { Split } from '../../ui/Split.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter, Prose } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { DrawnHead } from '../drawn-head/DrawnHead.tsx';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { ServiceOpening } from './openings/ServiceOpening.tsx';
import { Questions } from './Questions.tsx';
import { type Section, sectionOrder } from './sectionOrder.ts';

const Long = styled.p`
  font-weight: 600;
  ${titleType}
  text-wrap: balance;
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

/** The sections below the opening, each on the field that the page's composition gives it. */
const sections: Record<Section, (props: ServiceProps, tone: Tone) => ReactNode> = {
  facts: ({ text, facts }, tone) => (
    <Field $tone={tone}>
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
  ),
  what: ({ text, service }, tone) => (
    <Field $tone={tone}>
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
  ),
  deliverables: ({ text, service }, tone) => (
    <Field $tone={tone}>
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
  ),
  weeks: ({ text, service }, tone) => (
    <Field $tone={tone} aria-labelledby="weeks">
      <Chapter id="weeks">{text.weeks}</Chapter>
      <Timeline steps={service.weeks} />
    </Field>
  ),
  questions: ({ text, service }, tone) => <Questions tone={tone} heading={text.questions} questions={service.questions} />,
  works: ({ text, service, works, more }, tone) => (
    <RelatedWorks tone={tone} heading={text.works.heading} works={works}>
      {more && <TextLink href={`${routes.works}?service=${service.slug}`}>{text.works.link}</TextLink>}
    </RelatedWorks>
  ),
  beside: ({ text, relatedServices }, tone) => (
    <Field $tone={tone} aria-labelledby="beside">
      <Chapter id="beside">{text.beside}</Chapter>
      <ServiceWords quiet services={relatedServices} />
    </Field>
  ),
};

export const ServiceScreen = (props: ServiceProps) => {
  const { text, service } = props;
  return (
    <>
      <DrawnHead title={service.name} lead={service.lead} drawing={service.drawing}>
        <Long>{text.takes}</Long>
      </DrawnHead>
      <BelowFirstScreen>
        <ServiceOpening text={text} service={service} />
        {sectionOrder[service.group].map(([section, tone]) => (
          <Fragment key={section}>{sections[section](props, tone)}</Fragment>
        ))}
        <ClosingCall {...text.call} text={service.call} href={`${routes.contact}?service=${service.slug}`} />
      </BelowFirstScreen>
    </>
  );
};
