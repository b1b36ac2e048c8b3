import { site } from '../site.ts';
import { from } from '../theme/theme.ts';

const count = site.offices.length;

/** Columns for what each office has one of: two from a breakpoint on, three on wide screens if there are three. */
export const officeColumns = (start: string) =>
  `${start} { grid-template-columns: ${count === 1 ? '1fr' : '1fr 1fr'}; }${count === 3 ? `${from.wide} { grid-template-columns: 1fr 1fr 1fr; }` : ''}`;
