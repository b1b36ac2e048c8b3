import type { Frame } from './lineDrawing.ts';

/** Returns what matches the start of the line's path data. */
export const lineStart = ({ line }: Frame) => new RegExp(`^M0[ ,]${line}(?=\\s*[a-z])`, 'i');
