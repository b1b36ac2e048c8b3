import { retentionDays } from './limits.ts';

/** What a field is called; the page and the Function say the same. */
export const labels = {
  name: 'Your name',
  email: 'Your e-mail',
  company: 'Company',
  services: 'What is it about?',
  budget: 'Budget',
  start: 'Start',
  link: 'Links to your CV and two things you made',
  message: 'Your message',
  optional: 'optional',
  /** The choice that is none. */
  unsaid: 'Not decided',
  messageHint: 'Three lines are plenty.',
  note: `We use what you write to answer you, and delete it after ${retentionDays} days unless it becomes a project.`,
  applicationNote: `We use what you write to answer you, and delete it after ${retentionDays} days unless you come to work here.`,
  send: 'Send',
  sending: 'Sending',
} as const;
