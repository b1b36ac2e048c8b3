import styled from 'styled-components';
import type { Service } from '../../content/load/load.ts';
import { from } from '../../theme/theme.ts';
import { space, titleType } from '../../theme/tokens.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { openOnPaper } from '../../ui/openOnPaper.ts';
import { Section, type Tone } from '../../ui/Section.tsx';
import { rowSummary } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';

/** Extends over the first gutter, so that "Questions" fits on one line. */
const QuestionsHeading = styled(Chapter)`
  ${from.desktop} { margin-right: calc(-1 * ${space.gutter}); }
`;

const QuestionRows = styled.div`border-bottom: 2px solid var(--line);`;

const Question = styled.details`
  ${rowSummary}
  border-top: 2px solid var(--line);
  summary { padding: 0.9rem 0 1rem; ${titleType} }
  ${openOnPaper('&')}
`;

const Answer = styled.p`
  max-width: 29em;
  padding-bottom: 1.5rem;
`;

interface Props extends Pick<Service, 'questions'> {
  tone: Tone;
  heading: string;
  /** Shows the first answer at once. */
  openFirst?: boolean;
}

/** Questions whose answers open on a click. */
export const Questions = ({ tone, heading, questions, openFirst }: Props) => (
  <Section $tone={tone} aria-labelledby="questions">
    <Columns $columns="third">
      <QuestionsHeading id="questions">{heading}</QuestionsHeading>
      <QuestionRows>
        {questions.map(({ question, answer }, index) => (
          <Question key={question} open={openFirst && index === 0}>
            <summary>{question}</summary>
            <Answer>{answer}</Answer>
          </Question>
        ))}
      </QuestionRows>
    </Columns>
  </Section>
);
