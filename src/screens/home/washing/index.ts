export { hungBefore, prepareEnding } from './endPulling.ts';
export { Washing } from './Washing.tsx';
