import { readWords } from './read.ts';

/** All texts in the site's languages, for builds and Functions. */
export default readWords();
