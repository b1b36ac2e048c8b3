import type { ReactNode } from 'react';
import styled from 'styled-components';
import { industryPath, servicePath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { spacing } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Each.tsx';
import { Facts } from '../../ui/Facts.ts';
import { Link } from '../../ui/Link.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { Chapter, Title } from '../../ui/text.ts';
import { People } from '../shared/people/People.tsx';
import { ClientSection, WorkSection } from './ClientSection.ts';
import { Decisions } from './Decisions.tsx';
import { Results } from './Results.tsx';
import { Story } from './Story.tsx';
import type { WorkPartName, WorkProps } from './work.props.ts';

const linkList = (items: { slug: string; name: string }[], path: (slug: string) => string) =>
  items.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link href={path(slug)}>{name}</Link>
    </span>
  ));

/** Has a column for each of the five facts below: a sixth fact needs a sixth column. */
const WorkFacts = styled(Facts)`
  ${from.desktop} { grid-template-columns: 2fr 3fr 2fr 2fr 3fr; }
`;

/**
 * Outlines portraits, because their background may have the section's colour. The padding keeps the
 * outline in the portrait's column.
 */
const PeopleSection = styled(ClientSection)`
  img { padding: 2px; filter: drop-shadow(2px 0) drop-shadow(-2px 0) drop-shadow(0 2px) drop-shadow(0 -2px); }
`;

type Props = Pick<WorkProps, 'text' | 'work' | 'people'>;

interface Part {
  /** Returns whether the part is in the client's colours. */
  isOnClientSection?: (work: WorkProps['work']) => boolean;
  show: (props: Props) => ReactNode;
}

const always = () => true;

const chapter = (name: 'problem' | 'way' | 'result'): Part => ({
  show: ({ text, work }) => (
    <Story
      line={work.lines[name]}
      heading={text[name]}
      texts={work[name]}
      more={name === 'way' ? text.more : undefined}
    />
  ),
});

/** The parts of a work's page. */
export const workParts: Record<WorkPartName, Part> = {
  facts: {
    show: ({ text, work }) => (
      <WorkSection as="div">
        <WorkFacts>
          <Pairs
            pairs={[
              [text.facts.where, `${work.country}, ${work.year}`],
              [text.facts.services, linkList(work.services, servicePath)],
              [text.facts.industries, linkList(work.industries, industryPath)],
              ...work.optionalFacts,
            ]}
          />
        </WorkFacts>
      </WorkSection>
    ),
  },
  results: {
    isOnClientSection: always,
    show: ({ text, work }) => <Results {...text.results} items={work.results} />,
  },
  problem: chapter('problem'),
  way: chapter('way'),
  decisions: {
    isOnClientSection: ({ scene }) => scene !== null,
    show: ({ text, work }) => (
      <Decisions
        heading={text.decisions}
        why={text.why}
        decisions={work.decisions}
        scene={work.scene}
      />
    ),
  },
  leftOut: {
    show: ({ text, work }) => (
      <WorkSection $tone="quiet">
        <Chapter>{text.leftOut}</Chapter>
        <RejectedOptions items={work.leftOut} />
      </WorkSection>
    ),
  },
  result: chapter('result'),
  voice: {
    isOnClientSection: always,
    show: ({ work }) =>
      work.voice && (
        <ClientSection as="div">
          <Quote text={work.voice.text} by={work.voice.role} />
        </ClientSection>
      ),
  },
  people: {
    isOnClientSection: always,
    show: ({ text, people }) => (
      <PeopleSection aria-labelledby="people">
        {/* The margin keeps the title clear of what the portraits hold up. */}
        <Title as="h2" id="people" style={{ marginBottom: spacing.m }}>
          {text.people}
        </Title>
        <People people={people} />
      </PeopleSection>
    ),
  },
};
