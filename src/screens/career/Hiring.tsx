import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Chapter, Lead, Title } from '../../ui/text.ts';

const steps = [
  {
    title: 'You write',
    takes: 'Half an hour',
    text: 'Send a CV and two things you made, to the office you want to sit in. No cover letter in verse; tell us what was your part. We answer every application within five working days.',
  },
  { title: 'We call', takes: '30 minutes', text: 'Somebody from the team you would join rings you. You ask first.' },
  {
    title: 'You show',
    takes: '60 minutes',
    text: 'Pick one of the two pieces and take us through it, dead ends included. A designer and an engineer listen.',
  },
  {
    title: 'We work together',
    takes: 'Half a day, paid',
    text: 'Four hours on a small problem we have already solved, with two future colleagues. You are paid for them whether or not we go on.',
  },
  {
    title: 'You decide',
    takes: 'One week',
    text: 'A written offer or a plain no comes two working days later, with the reasons. An offer stands for seven days.',
  },
];

/** Each step stands a little further to the right: the way in. */
const Way = styled.ol`
  list-style: none;
  counter-reset: step;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  li {
    counter-increment: step;
    display: grid;
    gap: 0.35rem ${space.gutter};
    padding: 1rem 0 2rem;
    border-top: 2px solid var(--line);
  }
  ${from.desktop} {
    li { grid-template-columns: 3fr 2fr 7fr; }
    li:nth-child(2) { margin-left: 4%; }
    li:nth-child(3) { margin-left: 8%; }
    li:nth-child(4) { margin-left: 12%; }
    li:nth-child(5) { margin-left: 16%; }
  }
  h3 { font-size: ${type.title}; }
  p:last-child { max-width: 34em; }
`;

export const Hiring = () => (
  <Field $tone="inverse" id="hiring" aria-labelledby="hiring-heading">
    <Chapter id="hiring-heading">How hiring goes</Chapter>
    <Lead style={{ marginTop: '0.75rem' }}>Five steps, some three weeks from letter to offer.</Lead>
    <Way>
      {steps.map(({ title, takes, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <p>{takes}</p>
          <p>{text}</p>
        </li>
      ))}
    </Way>
  </Field>
);
