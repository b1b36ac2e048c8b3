import styled from 'styled-components';
import type { Service } from '../../content/build/load.ts';
import { titleType } from '../../theme/tokens.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { rowSummary } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';

const QuestionList = styled.div`
  border-bottom: 2px solid var(--line);
  details {
    ${rowSummary}
    border-top: 2px solid var(--line);
    @media print { &::details-content { content-visibility: visible; } }
  }
  summary { padding: 0.9rem 0 1rem; ${titleType} }
  p { max-width: 29em; padding-bottom: 1.5rem; }
`;

interface Props extends Pick<Service, 'questions'> {
  tone: Tone;
  heading: string;
}

/** Questions whose answers open on a click. */
export const Questions = ({ tone, heading, questions }: Props) => (
  <Field $tone={tone} aria-labelledby="questions">
    <Columns $columns="third">
      <Chapter id="questions">{heading}</Chapter>
      <QuestionList>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </QuestionList>
    </Columns>
  </Field>
);
