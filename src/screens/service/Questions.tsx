import styled from 'styled-components';
import type { Service } from '../../content/build/load.ts';
import { from } from '../../theme/theme.ts';
import { space, titleType } from '../../theme/tokens.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { rowSummary } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';

/** Extends the heading over the first gutter, so that "Questions" fits on one line. */
const QuestionsHeading = styled(Chapter)`
  ${from.desktop} { margin-right: calc(-1 * ${space.gutter}); }
`;

const QuestionList = styled.div`border-bottom: 2px solid var(--line);`;

const QuestionDetails = styled.details`
  ${rowSummary}
  border-top: 2px solid var(--line);
  summary { padding: 0.9rem 0 1rem; ${titleType} }
  p { max-width: 29em; padding-bottom: 1.5rem; }
  @media print { &::details-content { content-visibility: visible; } }
`;

interface Props extends Pick<Service, 'questions'> {
  tone: Tone;
  heading: string;
}

/** Questions whose answers open on a click. */
export const Questions = ({ tone, heading, questions }: Props) => (
  <Field $tone={tone} aria-labelledby="questions">
    <Columns $columns="third">
      <QuestionsHeading id="questions">{heading}</QuestionsHeading>
      <QuestionList>
        {questions.map(({ question, answer }) => (
          <QuestionDetails key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </QuestionDetails>
        ))}
      </QuestionList>
    </Columns>
  </Field>
);
