import styled from 'styled-components';
import { color, from, shaped } from '../../../theme/theme.ts';
import { fontSize, space, spacing, titleType } from '../../../theme/tokens.ts';
import { AddressLinks } from '../../../ui/AddressLinks.tsx';
import type { AnswerData } from '../sections/Answers.tsx';

/** Puts the question in a third of the page, and beside it the answer and its detail. */
const AnswerRow = styled.div`
  padding: 0.5rem 0;
  break-inside: avoid;
  ${from.tablet} {
    display: grid;
    grid-template: 'question answer' auto 'question detail' auto / calc((100% - 2 * ${space.gutter}) / 3) minmax(0, 1fr);
    align-items: baseline;
    gap: 0.125rem ${space.gutter};
  }
  ${from.wide} { grid-template: 'question answer detail' auto / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr); }
  @media print {
    display: grid;
    grid-template: 'question answer' auto 'question detail' auto / 1fr 2fr;
    padding: 0.3rem 0;
    border-top: 1px solid ${color.quietText};
    font-size: 11pt;
  }
`;

const Question = styled.dt`
  grid-area: question;
  color: ${color.quietText};
  line-height: 1.35;
  ${shaped.phone} { font-size: ${fontSize.small}; }
  ${shaped.wide} { font-size: 1.125rem; }
  @media print { && { font-size: inherit; } }
`;

const Answer = styled.dd`
  grid-area: answer;
  ${titleType}
  text-wrap: balance;
  @media print { && { font-size: inherit; letter-spacing: 0; line-height: inherit; } }
`;

const Detail = styled.dd`
  grid-area: detail;
  line-height: 1.4;
  text-wrap: pretty;
  ${shaped.phone} { margin-top: 0.125rem; font-size: ${fontSize.small}; }
  ${shaped.wide} { font-size: 1.125rem; }
  @media print { && { margin: 0; font-size: inherit; } }
`;

const AnswerRows = styled.dl`
  ${from.tablet} { margin-top: ${spacing.xxs}; }
`;

/** Questions with answers in bold type, which one scans; the details are smaller. */
export const LargeAnswers = ({ answers }: { answers: AnswerData[] }) => (
  <AnswerRows>
    {answers.map(({ question, answer, detail }) => (
      <AnswerRow key={question}>
        <Question>
          <AddressLinks>{question}</AddressLinks>
        </Question>
        <Answer>
          <AddressLinks>{answer}</AddressLinks>
        </Answer>
        {detail && (
          <Detail>
            <AddressLinks>{detail}</AddressLinks>
          </Detail>
        )}
      </AnswerRow>
    ))}
  </AnswerRows>
);
