import { siteFacts } from '../../agency.ts';

/** Whether applications may have a CV as a file. `npm run check` then requires a bucket. */
export const takesCv = 'cv' in siteFacts && siteFacts.cv === true;
