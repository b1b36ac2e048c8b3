import type { ByLanguage } from './languages.ts';
import type { Words } from './words.ts';

declare const words: ByLanguage<Words>;
export default words;
