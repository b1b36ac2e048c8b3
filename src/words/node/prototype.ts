import { siteLanguage } from '../../site.ts';
import { readWords } from './read.ts';

/** The texts beside a prototype. They are in scripts, so that page data does not repeat them. */
export default readWords()[siteLanguage].prototype;
