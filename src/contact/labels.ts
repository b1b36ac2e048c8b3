import { limits, retentionDays } from './limits.ts';

/** What a field is called, and what it says when it is not filled in rightly; the page and the Function say the same. */
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
  unsaid: 'Not said',
  messageHint: 'Three lines are plenty.',
  note: `We use what you write to answer you, and delete it after ${retentionDays} days unless it becomes a project.`,
  applicationNote: `We use what you write to answer you, and delete it after ${retentionDays} days unless you come to work here.`,
  send: 'Send',
  sending: 'Sending',
} as const;

const tooLong = (what: string, most: number) => `${what} is longer than ${most} characters; please shorten it.`;

export const faults = {
  name: 'Please tell us your name.',
  nameLong: tooLong('The name', limits.name),
  email: 'We need an address such as name@company.com.',
  emailLong: tooLong('The address', limits.email),
  companyLong: tooLong('The company', limits.company),
  services: 'Please choose from the list.',
  budget: 'Please choose a range from the list.',
  start: 'Please choose a start from the list.',
  linkLong: tooLong('The list of links', limits.link),
  message: 'Please write a line or two.',
  messageLong: tooLong('The message', limits.message),
  job: 'This position is not known. Please go back to its page and try again.',
} as const;

const words = ['', 'One thing has', 'Two things have', 'Three things have', 'Four things have', 'Five things have'];

/** Stands above the faults, and takes the focus. */
export const faultCount = (count: number) => `${words[count] ?? `${count} things have`} to be put right before this can go`;

/** What a visitor reads when the inquiry is stored. */
export const sent = {
  inquiry: {
    heading: 'Your line has arrived.',
    next: 'We answer by the end of the next working day. Somebody who draws or codes writes back, to the address you gave.',
  },
  application: {
    heading: 'Your application has arrived.',
    next: 'Those who would work with you read it. You hear from us within five working days, whatever the answer is.',
  },
} as const;
