import type { ShellWords } from './words.ts';

declare const words: ShellWords;
export default words;
