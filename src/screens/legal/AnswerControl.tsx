import styled from 'styled-components';
import { cookieAnswer, useCookieAnswer } from '../../consent/useCookieAnswer.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.ts';

const Control = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  margin-top: 1.5rem;
  p { flex-basis: 100%; font-weight: 600; }
  @media (scripting: none) { display: none; }
`;

/** Shows the cookie answer and changes it. Without scripts nothing is ever recorded, so there is nothing to answer. */
export function AnswerControl({
  accepted,
  refused,
  none,
  accept,
  refuse,
}: PageText<'legal'>['answer']) {
  const answer = useCookieAnswer();
  const states = { true: accepted, false: refused, none };
  const give = (value: 'true' | 'false') => () => {
    cookieAnswer.answer(value);
    announce(states[value]);
  };
  return (
    <Control>
      <p>{answer !== undefined && states[answer ?? 'none']}</p>
      <Button
        type="button"
        $plain={answer !== 'true'}
        aria-pressed={answer === 'true'}
        onClick={give('true')}
      >
        {accept}
      </Button>
      <Button
        type="button"
        $plain={answer !== 'false'}
        aria-pressed={answer === 'false'}
        onClick={give('false')}
      >
        {refuse}
      </Button>
    </Control>
  );
}
