import styled from 'styled-components';
import type { Legal } from '../../../content/load/load.ts';
import { color, from, shaped } from '../../../theme/theme.ts';
import { fontSize, space, spacing } from '../../../theme/tokens.ts';
import { AddressLinks } from '../../../ui/AddressLinks.tsx';
import { Columns } from '../../../ui/layout/Columns.ts';

export type AnswerData = NonNullable<Legal['sections'][number]['answers']>[number];

/**
 * A question at the left edge, and its answer in the column of the sections' texts. Sections can set
 * the colours of the rule, `--rule`, and of the question, `--quiet`.
 */
const AnswerRow = styled(Columns).attrs({ $columns: 'third', $from: 'tablet' })`
  row-gap: 0.2rem;
  padding: 0.375rem 0;
  border-top: 1px solid var(--rule, ${color.quietText});
  line-height: 1.35;
  break-inside: avoid;
  ${from.tablet} { align-items: baseline; }
  @media print { grid-template-columns: 1fr 2fr; padding: 0.3rem 0; font-size: 11pt; }
`;

const Question = styled.dt`
  color: var(--quiet, ${color.quietText});
  ${shaped.phone} { font-size: ${fontSize.small}; line-height: 1.35; }
  @media print { font-size: inherit; }
`;

/** The detail is beside the answer where there is room for both, from the ninth of twelve columns. */
const AnswerAndDetail = styled.dd<{ $hasDetail: boolean }>`
  display: grid;
  gap: 0.2rem ${space.gutter};
  text-wrap: balance;
  ${({ $hasDetail }) =>
    $hasDetail &&
    `${from.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: baseline; }`}
  @media print { display: block; }
`;

const Answer = styled.strong<{ $hasDetail: boolean }>`
  @media print { ${({ $hasDetail }) => $hasDetail && `&::after { content: '.'; }`} }
`;

const Detail = styled.span`
  max-width: 29em;
  ${shaped.phone} { font-size: ${fontSize.small}; }
  @media print { font-size: inherit; }
`;

const AnswerRows = styled.dl`
  ${from.tablet} { margin-top: ${spacing.xs}; }
`;

/** Questions and short answers, in rows across the page. */
export const Answers = ({ answers }: { answers: AnswerData[] }) => (
  <AnswerRows>
    {answers.map(({ question, answer, detail }) => (
      <AnswerRow as="div" key={question}>
        <Question>
          <AddressLinks>{question}</AddressLinks>
        </Question>
        <AnswerAndDetail $hasDetail={!!detail}>
          <Answer $hasDetail={!!detail}>
            <AddressLinks>{answer}</AddressLinks>
          </Answer>{' '}
          {detail && (
            <Detail>
              <AddressLinks>{detail}</AddressLinks>
            </Detail>
          )}
        </AnswerAndDetail>
      </AnswerRow>
    ))}
  </AnswerRows>
);
