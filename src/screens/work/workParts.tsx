import styled from 'styled-components';
import { industryPath, servicePath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { spacing } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Each.tsx';
import { Link } from '../../ui/Link.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { Facts } from '../../ui/terms.ts';
import { Chapter, Title } from '../../ui/text.ts';
import { People } from '../people/People.tsx';
import { CaseSection, ClientSection } from './ClientSection.ts';
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

/** Returns whether a part is on a section in the client's colours. */
export const isOnClientSection = (part: WorkPartName, { scene }: WorkProps['work']) =>
  ['results', 'voice', 'people'].includes(part) || (part === 'decisions' && scene !== null);

/** With more room for the services and the team. */
const CaseFacts = styled(Facts)`
  ${from.desktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) repeat(2, minmax(0, 2fr)) minmax(0, 3fr); }
`;

/** Clear of what the portraits hold up. */
const PeopleTitle = styled(Title)`margin-bottom: ${spacing.m};`;

interface Props extends Pick<WorkProps, 'text' | 'work' | 'people'> {
  part: WorkPartName;
}

/** One part of a work's page. */
export function WorkPart({ part, text, work, people }: Props) {
  switch (part) {
    case 'facts':
      return (
        <CaseSection as="div">
          <CaseFacts>
            <Pairs
              pairs={[
                [text.facts.where, `${work.country}, ${work.year}`],
                [text.facts.services, linkList(work.services, servicePath)],
                [text.facts.industries, linkList(work.industries, industryPath)],
                ...work.effort,
              ]}
            />
          </CaseFacts>
        </CaseSection>
      );
    case 'results':
      return <Results {...text.results} items={work.results} />;
    case 'decisions':
      return (
        <Decisions
          heading={text.decisions}
          why={text.why}
          decisions={work.decisions}
          scene={work.scene}
        />
      );
    case 'leftOut':
      return (
        <CaseSection $tone="quiet">
          <Chapter>{text.leftOut}</Chapter>
          <RejectedOptions items={work.leftOut} />
        </CaseSection>
      );
    case 'voice':
      return (
        work.voice && (
          <ClientSection as="div">
            <Quote text={work.voice.text} by={work.voice.role} />
          </ClientSection>
        )
      );
    case 'people':
      return (
        <ClientSection aria-labelledby="people" data-portraits="">
          <PeopleTitle as="h2" id="people">
            {text.people}
          </PeopleTitle>
          <People people={people} />
        </ClientSection>
      );
    default:
      return (
        <Story
          line={work.lines[part]}
          heading={text[part]}
          texts={work[part]}
          more={part === 'way' ? text.more : undefined}
        />
      );
  }
}
