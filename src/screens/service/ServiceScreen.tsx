import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Service } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { routes } from '../../site.ts';
import { space, type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each, Pairs } from '../../ui/Each.tsx';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { Statements } from '../../ui/lists.ts';
import { Split } from '../../ui/Split.ts';
import { Facts, Terms } from '../../ui/terms.ts';
import { Chapter, Prose } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { DrawnHead } from '../drawn-head/DrawnHead.tsx';
import type { BleedStyle } from '../drawn-head/drawnHead.props.ts';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.props.ts';
import { ServiceOpening } from './openings/ServiceOpening.tsx';
import { Questions } from './Questions.tsx';
import type { Placed, Section } from './sectionOrder.props.ts';

/** What everybody looks for, as large as a chapter's heading: 84 px at 1440. */
const Figures = styled(Chapter)`
  margin-top: 0.3em;
  font-size: max(2.5rem, ${type.chapter});
  font-weight: 600;
  small { font-size: ${type.title}; letter-spacing: 0; }
`;

/** Words in one language, which is English if none is named, and where they lead. */
export interface Phrase {
  text: string;
  lang?: string;
  href?: string;
}

export interface ServiceProps {
  text: Omit<PageText<'service'>, 'all'>;
  service: Service;
  /** How long it takes, what it costs, and in which time if that recurs; empty where it is not known. */
  figures: [takes: string, price: string, per: string];
  /** For its weeks: a tangle that becomes a line. */
  line: string;
  /** The sections below its head. */
  order: readonly Placed[];
  /** How its drawing outgrows its place; see drawnHead.props.ts. */
  bleed: BleedStyle | null;
  /** What that buys, who answers for it and in which industries it is asked for, each with its term. */
  facts: [term: string, ...fact: Phrase[]][];
  works: WorkTeaser[];
  /** Whether there are other works with this service than those shown. */
  more: boolean;
  relatedServices: ServiceWord[];
}

const phrases = (fact: Phrase[]) =>
  fact.map(({ text, lang, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fact never changes, and has its commas several times
    <span key={index} lang={lang}>
      {href ? <Link href={href}>{text}</Link> : text}
    </span>
  ));

/** The sections below the head, each on the field that the page's composition gives it; the opening has its own. */
const sections: Record<Section, (props: ServiceProps, tone: Tone) => ReactNode> = {
  opening: ({ text, service, line }) => (
    <ServiceOpening text={text} service={service} line={line} />
  ),
  facts: ({ facts }, tone) => (
    <Field as="div" $tone={tone}>
      <Facts>
        <Pairs of={facts.map(([term, ...fact]) => [term, phrases(fact)])} />
      </Facts>
    </Field>
  ),
  what: ({ text, service }, tone) => (
    <Field $tone={tone}>
      <Split>
        <Chapter>{text.what}</Chapter>
        <Prose>
          <Each as="p" of={service.what} />
        </Prose>
      </Split>
      {service.when.length > 0 && (
        <Split style={{ marginTop: space.field }}>
          <Chapter>{text.when}</Chapter>
          <Statements>
            <Each as="li" of={service.when} />
          </Statements>
        </Split>
      )}
    </Field>
  ),
  deliverables: ({ text, service }, tone) => (
    <Field $tone={tone}>
      <Chapter>{text.deliverables}</Chapter>
      <Terms style={{ marginTop: '2rem' }}>
        <Pairs of={service.deliverables.map((one) => [one.name, one.text])} />
      </Terms>
    </Field>
  ),
  weeks: ({ text, service }, tone) => (
    <Field $tone={tone} aria-labelledby="weeks">
      <Chapter id="weeks">{text.weeks}</Chapter>
      <Timeline steps={service.weeks} />
    </Field>
  ),
  questions: ({ text, service }, tone) => (
    <Questions tone={tone} heading={text.questions} questions={service.questions} />
  ),
  works: ({ text, service, works, more }, tone) => (
    <RelatedWorks tone={tone} heading={text.works.heading} works={works}>
      {more && (
        <TextLink href={`${routes.works}?service=${service.slug}`}>{text.works.link}</TextLink>
      )}
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
  const { text, service, order, bleed, figures } = props;
  const [takes, price, per] = figures;
  return (
    <>
      <DrawnHead title={service.name} lead={service.lead} drawing={service.drawing} bleed={bleed}>
        {(price || takes) && (
          <Figures as="p">
            {price} <small>{per}</small>
            {price && takes && <br />}
            {takes}
          </Figures>
        )}
      </DrawnHead>
      <BelowFirstScreen>
        {order.map(([section, tone]) => (
          <Fragment key={section}>{sections[section](props, tone)}</Fragment>
        ))}
        <ClosingCall
          {...text.call}
          text={service.call}
          href={`${routes.contact}?service=${service.slug}`}
        />
      </BelowFirstScreen>
    </>
  );
};
