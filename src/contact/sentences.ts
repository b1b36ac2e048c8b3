import { limits } from './limits.ts';

const tooLong = (what: string, most: number) => `${what} is longer than ${most} characters; please shorten it.`;

/** What is said of a field that is not filled in rightly; the page and the Function say the same. */
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
