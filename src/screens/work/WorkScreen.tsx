import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Work } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { industryPath, servicePath } from '../../site.ts';
import { below, motionAllowed } from '../../theme/theme.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Pairs } from '../../ui/Each.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { Link } from '../../ui/Link.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { Facts } from '../../ui/terms.ts';
import { Chapter, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { People, type ShownPerson } from '../people/People.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.props.ts';
import { CaseField, ClientField, clientColours } from './ClientField.ts';
import type { ChapterLines } from './chapterLines.props.ts';
import { Decisions } from './Decisions.tsx';
import { type FigureRow, Figures } from './Figures.tsx';
import { Opening } from './Opening.tsx';
import type { OpeningPicture } from './openingPicture.props.ts';
import { Results } from './Results.tsx';
import { Story } from './Story.tsx';

/** How far the case has been read, as the line along the window's upper edge; only where the browser supports scroll-driven animations. */
const Progress = styled.div.attrs({ 'aria-hidden': true, 'data-screen-only': '' })`
  display: none;
  @supports (animation-timeline: scroll()) {
    ${motionAllowed} {
      display: block;
      position: fixed;
      inset: 0 0 auto;
      z-index: 3;
      height: 4px;
      background: var(--client-line);
      transform-origin: 0 50%;
      animation: read linear both;
      animation-timeline: scroll();
      @keyframes read { from { transform: scaleX(0); } }
    }
  }
`;

/** On phones what they are says what they are about: they run on as one text. */
const CaseFacts = styled(Facts)`
  ${below.tablet} {
    && { display: block; }
    &&& :is(div, dd) { display: inline; }
    dt { position: absolute; clip-path: inset(50%); }
    dd::after { content: '. '; }
  }
`;

type Named = { slug: string; name: string };

export interface WorkProps {
  text: PageText<'work'>;
  work: Omit<
    Work,
    'services' | 'industries' | 'opening' | 'layout' | 'pictures' | 'prototype' | 'scene'
  > & {
    scene: Parameters<typeof Decisions>[0]['scene'];
    opening: OpeningPicture;
    /** How long it took and who worked on it, as far as that is told, each with its term. */
    effort: [term: string, said: string][];
    /** The first of its industries, within a sentence. */
    sector: string;
    services: Named[];
    industries: Named[];
    rows: FigureRow[];
    lines: ChapterLines;
  };
  people: ShownPerson[];
  related: WorkTeaser[];
}

const links = (items: Named[], path: (slug: string) => string) =>
  items.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link href={path(slug)}>{name}</Link>
    </span>
  ));

export function WorkScreen({ text, work, people, related }: WorkProps) {
  const rows = work.rows.map((row) => <Figures key={row.figures[0]?.src} row={row} />);
  const chapter = (part: 'problem' | 'way' | 'result') => (
    <Story line={work.lines[part]} heading={text[part]} texts={work[part]} more={text.more} />
  );
  const parts: Record<Exclude<Work['order'][number], 'pictures'>, ReactNode> = {
    facts: (
      <CaseField as="div">
        <CaseFacts>
          <Pairs
            of={[
              [text.facts.where, `${work.country}, ${work.year}`],
              [text.facts.services, links(work.services, servicePath)],
              [text.facts.industries, links(work.industries, industryPath)],
              ...work.effort,
            ]}
          />
        </CaseFacts>
      </CaseField>
    ),
    results: <Results {...text.results} items={work.results} />,
    problem: chapter('problem'),
    way: chapter('way'),
    decisions: (
      <Decisions
        heading={text.decisions}
        why={text.why}
        decisions={work.decisions}
        scene={work.scene}
      />
    ),
    leftOut: (
      <CaseField $tone="quiet">
        <Chapter>{text.leftOut}</Chapter>
        <RejectedOptions why={text.why} items={work.leftOut} />
      </CaseField>
    ),
    result: chapter('result'),
    voice: work.voice && (
      <ClientField as="div">
        <Quote text={work.voice.text} by={work.voice.role} />
      </ClientField>
    ),
    people: (
      <ClientField aria-labelledby="people">
        <Title as="h2" id="people">
          {text.people}
        </Title>
        <People people={people} />
      </ClientField>
    ),
  };
  const last = work.order.lastIndexOf('pictures');
  return (
    <div style={clientColours(work.colour)}>
      <HeaderInk $ink={work.colour.ink} />
      <Opening work={work} />
      <Progress />
      <BelowFirstScreen>
        {work.order.map((part, index) => {
          if (part !== 'pictures') return <Fragment key={part}>{parts[part]}</Fragment>;
          const row = work.order.slice(0, index).filter((one) => one === part).length;
          const shown = rows.slice(row, index === last ? undefined : row + 1);
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a work never changes
          return <Fragment key={index}>{shown}</Fragment>;
        })}
        {related.length > 0 && <RelatedWorks heading={text.related} works={related} />}
        <ClosingCall {...text.call} text={<Foreign>{work.call}</Foreign>} />
      </BelowFirstScreen>
    </div>
  );
}
