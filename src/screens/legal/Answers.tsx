import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { color, from } from '../../theme/theme.ts';
import { space, spacing, titleType } from '../../theme/tokens.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { MailLinks } from '../../ui/MailLinks.tsx';

/** A question at the left edge, and its answer in the column of the sections' texts. */
const AnswerRow = styled(Columns).attrs({ $columns: 'third', $from: 'tablet' })`
  row-gap: 0.2rem;
  padding: 0.6rem 0 0.7rem;
  border-top: 1px solid ${color.quietText};
  break-inside: avoid;
  ${from.tablet} { align-items: baseline; }
  @media print { grid-template-columns: 1fr 2fr; padding: 0.3rem 0; font-size: 11pt; }
`;

const Question = styled.dt`
  color: ${color.quietText};
  ${from.tablet} { font-size: 1.125rem; }
  @media print { font-size: inherit; }
`;

/** The detail is beside the answer where there is room for both. */
const AnswerAndDetail = styled.dd`
  display: grid;
  gap: 0.2rem ${space.gutter};
  strong { ${titleType} text-wrap: balance; }
  strong:only-child { grid-column: 1 / -1; }
  span { font-size: 1.125rem; line-height: 1.4; max-width: 31em; text-wrap: pretty; }
  ${from.wide} { grid-template-columns: 2fr 3fr; align-items: baseline; }
  @media print {
    display: block;
    :is(strong, span) { font-size: inherit; }
    strong:not(:only-child)::after { content: '.'; }
  }
`;

const AnswerRows = styled.dl`
  ${from.tablet} { margin-top: ${spacing.m}; }
`;

/** Questions and short answers, in rows across the page. */
export const Answers = ({
  answers,
}: {
  answers: NonNullable<Legal['sections'][number]['answers']>;
}) => (
  <AnswerRows>
    {answers.map(({ question, answer, detail }) => (
      <AnswerRow as="div" key={question}>
        <Question>
          <MailLinks>{question}</MailLinks>
        </Question>
        <AnswerAndDetail>
          <strong>
            <MailLinks>{answer}</MailLinks>
          </strong>{' '}
          {detail && (
            <span>
              <MailLinks>{detail}</MailLinks>
            </span>
          )}
        </AnswerAndDetail>
      </AnswerRow>
    ))}
  </AnswerRows>
);
