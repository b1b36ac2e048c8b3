import { siteLanguage } from '../../site.ts';
import type { ShellWords } from '../words.ts';
import { readWords } from './read.ts';

const { locale, shell } = readWords()[siteLanguage];

/** The shell's texts in the site's language, which every page's scripts contain. */
export default { locale, ...shell } satisfies ShellWords;
