import type { Words } from './words.ts';

declare const words: Words['prototype'];
export default words;
