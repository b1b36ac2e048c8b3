import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { routes, servicePath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each, Pairs } from '../../ui/Each.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { FoldedTerms } from '../../ui/FoldedTerms.tsx';
import { HeadFigures } from '../../ui/HeadFigures.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { Section, type Tone } from '../../ui/Section.tsx';
import { Statements } from '../../ui/Statements.ts';
import { Chapter, Lead, Prose } from '../../ui/text.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { DrawnHead } from '../shared/drawn-head/DrawnHead.tsx';
import { Questions } from '../shared/Questions.tsx';
import { ServiceLinks } from '../shared/services/ServiceLinks.tsx';
import { RelatedMore } from '../shared/works/RelatedMore.ts';
import { RelatedWorks } from '../shared/works/RelatedWorks.tsx';
import { ServiceExhibit } from './exhibits/ServiceExhibit.tsx';
import type { SectionName } from './sectionOrder.props.ts';
import type { Phrase, ServiceProps } from './service.props.ts';

const ServiceOccasions = styled(Columns)`margin-top: ${space.section};`;

/** Has one column on phones, and two elsewhere: long lists of people and industries need width. */
const ServiceFacts = styled.dl`
  display: grid;
  gap: 1rem ${space.gutter};
  ${from.tablet} { grid-template-columns: 1fr 1fr; row-gap: 1.25rem; }
  & > div { padding-top: 0.75rem; border-top: 2px solid var(--line); }
  dt { font-weight: 600; }
  dd { max-width: 24em; font-size: ${fontSize.lead}; line-height: 1.25; }
`;

const phrases = (fact: Phrase[]) =>
  fact.map(({ text, lang, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: phrases may be equal, and never change
    <span key={index} lang={lang}>
      {href ? <Link href={href}>{text}</Link> : text}
    </span>
  ));

/**
 * Renders each section below the head in the colours from sectionOrder.props.ts. The exhibit sets
 * its own colours.
 */
const sections: Record<SectionName, (props: ServiceProps, tone: Tone) => ReactNode> = {
  exhibit: ({ text, service }) => <ServiceExhibit text={text} service={service} />,
  facts: ({ facts }, tone) => (
    <Section as="div" $tone={tone}>
      <ServiceFacts>
        <Pairs pairs={facts.map(([term, ...fact]) => [term, phrases(fact)])} />
      </ServiceFacts>
    </Section>
  ),
  what: ({ text, service }, tone) => (
    <Section $tone={tone}>
      <Columns $columns="third">
        <Chapter>{text.what}</Chapter>
        <Prose>
          <Lead>{service.what[0]}</Lead>
          {service.what.length > 1 && (
            <Fold summary={text.more} topic={text.what}>
              <Each as="p" texts={service.what.slice(1)} />
            </Fold>
          )}
        </Prose>
      </Columns>
      {service.when.length > 0 && (
        <ServiceOccasions $columns="third">
          <Chapter>{text.when}</Chapter>
          <Stack>
            <Statements>
              <Each as="li" texts={service.when.slice(0, 3)} />
            </Statements>
            {service.when.length > 3 && (
              <Fold summary={text.more} topic={text.when}>
                <Statements>
                  <Each as="li" texts={service.when.slice(3)} />
                </Statements>
              </Fold>
            )}
          </Stack>
        </ServiceOccasions>
      )}
    </Section>
  ),
  deliverables: ({ text, service }, tone) => (
    <Section $tone={tone}>
      <Chapter>{text.deliverables}</Chapter>
      <FoldedTerms
        more={text.more}
        terms={service.deliverables.map(([name, meaning]) => [name, [meaning]])}
      />
    </Section>
  ),
  weeks: ({ text, service }, tone) => (
    <Section $tone={tone} aria-labelledby="weeks">
      <Chapter id="weeks">{text.weeks}</Chapter>
      <Timeline steps={service.weeks} layout={service.group === 'product' ? 'rows' : undefined} />
    </Section>
  ),
  questions: ({ text, service }, tone) => (
    <Questions tone={tone} heading={text.questions} questions={service.questions} />
  ),
  works: ({ text, service, works, more }, tone) => (
    <RelatedWorks tone={tone} heading={text.works.heading} works={works}>
      {more && (
        <RelatedMore>
          <TextLink href={`${routes.works}?service=${service.slug}`}>{text.works.link}</TextLink>
        </RelatedMore>
      )}
    </RelatedWorks>
  ),
  beside: ({ text, relatedServices }, tone) => (
    <Section $tone={tone} aria-labelledby="beside">
      <Chapter id="beside">{text.beside}</Chapter>
      <ServiceLinks quiet services={relatedServices} />
    </Section>
  ),
};

export const ServiceScreen = (props: ServiceProps) => {
  const { text, service, order, bleed, figures } = props;
  const [takes, price, per] = figures;
  return (
    <>
      <DrawnHead title={service.name} lead={service.lead} drawing={service.drawing} bleed={bleed}>
        {(price || takes) && (
          <HeadFigures>
            {price && (
              <>
                {price} <small>{per}</small>
              </>
            )}
            {price && takes && <br />}
            {takes}
          </HeadFigures>
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
        >
          <ClosingDrawing path={servicePath(service.slug)} />
        </ClosingCall>
      </BelowFirstScreen>
    </>
  );
};
