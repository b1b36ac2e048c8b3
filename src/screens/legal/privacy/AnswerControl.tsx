import styled from 'styled-components';
import { cookieAnswer, useCookieAnswer } from '../../../consent/useCookieAnswer.ts';
import type { PageText } from '../../../content/schemas/pageSchemas.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.ts';
import type { ShellWords } from '../../../words/words.ts';

const AnswerButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  margin-top: 1.5rem;
  @media (scripting: none) { display: none; }
`;

const CurrentAnswer = styled.p`
  flex-basis: 100%;
  font-weight: 600;
`;

export type AnswerWords = PageText<'legal'>['answer'] &
  Pick<ShellWords['notice'], 'accepted' | 'refused'>;

/**
 * Shows the visitor's cookie answer and lets them change it. Hidden without scripts, when nothing
 * is recorded.
 */
export function AnswerControl({ accepted, refused, none, accept, refuse }: AnswerWords) {
  const answer = useCookieAnswer();
  const states = { true: accepted, false: refused, none };
  const answerWith = (value: 'true' | 'false') => () => {
    cookieAnswer.answer(value);
    announce(states[value]);
  };
  return (
    <AnswerButtons>
      <CurrentAnswer>{answer !== undefined && states[answer ?? 'none']}</CurrentAnswer>
      <Button
        type="button"
        $plain={answer !== 'true'}
        aria-pressed={answer === 'true'}
        onClick={answerWith('true')}
      >
        {accept}
      </Button>
      <Button
        type="button"
        $plain={answer !== 'false'}
        aria-pressed={answer === 'false'}
        onClick={answerWith('false')}
      >
        {refuse}
      </Button>
    </AnswerButtons>
  );
}
