import styled from 'styled-components';
import type { Service } from '../../content/build/load.ts';
import { titleType } from '../../theme/tokens.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Split } from '../../ui/Split.ts';
import { plainSummary } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';

const Question = styled.details`
  ${plainSummary}
  border-top: 2px solid var(--line);
  &:last-child { border-bottom: 2px solid var(--line); }
  summary {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
    padding: 0.9rem 0 1rem;
    ${titleType}
  }
  summary::after { content: '+' / ''; font-weight: 400; }
  &[open] summary::after { content: '–' / ''; }
  p { max-width: 36em; padding-bottom: 1.5rem; }
  @media print { &::details-content { content-visibility: visible; } }
`;

export const Questions = ({
  tone,
  heading,
  questions,
}: Pick<Service, 'questions'> & { tone: Tone; heading: string }) => (
  <Field $tone={tone} aria-labelledby="questions">
    <Split>
      <Chapter id="questions" style={{ paddingRight: 0 }}>
        {heading}
      </Chapter>
      <div>
        {questions.map(({ question, answer }) => (
          <Question key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </Question>
        ))}
      </div>
    </Split>
  </Field>
);
