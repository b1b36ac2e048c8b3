import { site } from '../../site.ts';
import { from } from '../../theme/theme.ts';

const count = site.offices.length;

/**
 * Grid columns for one item per office: two from the breakpoint `start` on, and three on wide
 * screens if there are three offices.
 */
export const officeColumns = (start: string) =>
  `${start} { grid-template-columns: ${count === 1 ? '1fr' : '1fr 1fr'}; }${count === 3 ? `${from.wide} { grid-template-columns: 1fr 1fr 1fr; }` : ''}`;
