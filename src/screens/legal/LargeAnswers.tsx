import styled, { css } from 'styled-components';
import { color, from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, space, spacing, titleType } from '../../theme/tokens.ts';
import { AddressLinks } from '../../ui/AddressLinks.tsx';
import type { AnswerData } from './Answers.tsx';

/** Large words at the left, and at their right a text, in the last third of wide windows. */
export const wordsAndText = css`
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(5 / 12 * (100% + ${space.gutter}) - ${space.gutter});
    /* Wide enough that an answer and its text do not read as one sentence. */
    column-gap: 2.5rem;
  }
  ${from.wide} { grid-template-columns: minmax(0, 1fr) calc((100% - 2 * ${space.gutter}) / 3); }
`;

/** The question is above its answer. In a register, whose rows one looks up, it is at the left. */
const AnswerRow = styled.div<{ $register: boolean | undefined }>`
  padding: ${spacing.xs} 0;
  border-top: 1px solid ${color.quietText};
  break-inside: avoid;
  ${({ $register }) =>
    $register
      ? css`
          ${from.tablet} {
            display: grid;
            grid-template: 'question answer' auto 'question detail' auto / calc((100% - 2 * ${space.gutter}) / 3) minmax(0, 1fr);
            align-items: baseline;
            gap: 0 ${space.gutter};
          }
          ${from.wide} { grid-template: 'question answer detail' auto / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr); }
        `
      : css`
          ${wordsAndText}
          ${from.tablet} { grid-template-areas: 'question detail' 'answer detail'; grid-template-rows: auto 1fr; padding: ${spacing.s} 0; }
        `}
  @media print {
    display: grid;
    grid-template: 'question answer' auto 'question detail' auto / 1fr 2fr;
    padding: 0.3rem 0;
    font-size: 11pt;
  }
`;

const Question = styled.dt`
  grid-area: question;
  color: ${color.quietText};
  line-height: 1.35;
  ${shaped.phone} { font-size: ${fontSize.small}; }
  @media print { && { font-size: inherit; } }
`;

const Answer = styled.dd<{ $register: boolean | undefined }>`
  grid-area: answer;
  ${({ $register }) => ($register ? titleType : largeType)}
  text-wrap: balance;
  @media print { && { font-size: inherit; letter-spacing: 0; line-height: inherit; } }
`;

const Detail = styled.dd`
  grid-area: detail;
  line-height: 1.4;
  text-wrap: pretty;
  ${shaped.phone} { margin-top: 0.25rem; font-size: ${fontSize.small}; }
  @media print { && { margin: 0; font-size: inherit; } }
`;

interface Props {
  answers: AnswerData[];
  register: boolean | undefined;
}

/** Questions with answers in large type, which one scans; the details are smaller. */
export const LargeAnswers = ({ answers, register }: Props) => (
  <dl>
    {answers.map(({ question, answer, detail }) => (
      <AnswerRow key={question} $register={register}>
        <Question>
          <AddressLinks>{question}</AddressLinks>
        </Question>
        <Answer $register={register}>
          <AddressLinks>{answer}</AddressLinks>
        </Answer>
        {detail && (
          <Detail>
            <AddressLinks>{detail}</AddressLinks>
          </Detail>
        )}
      </AnswerRow>
    ))}
  </dl>
);
