import { Field } from '../../ui/Field.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { Chapter, Lead } from '../../ui/text.ts';

const steps = [
  {
    title: 'You write',
    when: '30 minutes',
    text: 'Send a CV and two things you made, to the office you want to sit in. No cover letter in verse; tell us which part was yours. We answer every application within five working days.',
  },
  { title: 'We call', when: '30 minutes', text: 'Somebody from the team you would join rings you. You ask first.' },
  {
    title: 'You show',
    when: '60 minutes',
    text: 'Pick one of the two pieces and take us through it, dead ends included. A designer and an engineer listen.',
  },
  {
    title: 'We work together',
    when: 'Half a day, paid',
    text: 'Four hours on a small problem we have already solved, with two future colleagues. You are paid for them whether or not we go on.',
  },
  {
    title: 'You decide',
    when: 'One week',
    text: 'A written offer or a plain no comes two working days later, with the reasons. An offer stands for seven days.',
  },
];

export const Hiring = () => (
  <Field $tone="deep" id="hiring" aria-labelledby="hiring-heading">
    <Chapter id="hiring-heading">How hiring goes</Chapter>
    <Lead style={{ marginTop: '0.75rem' }}>Five steps, about three weeks from letter to offer.</Lead>
    <Timeline steps={steps} />
  </Field>
);
