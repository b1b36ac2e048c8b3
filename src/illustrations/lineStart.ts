import type { Frame } from './lineDrawing.ts';

/** Returns what matches the start of the line's path data. */
export const lineStart = ({ lineY }: Frame) => new RegExp(`^M0[ ,]${lineY}(?=\\s*[a-z])`, 'i');
