import type { ByLanguage } from './languages.ts';
import type { FormWords } from './words.ts';

declare const words: ByLanguage<FormWords>;
export default words;
