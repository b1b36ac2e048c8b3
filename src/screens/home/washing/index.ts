export { hungBefore, prepareEnding } from './endPulling.ts';
export { Washing } from './Washing.tsx';
export { hungHero, hungText } from './washing.styles.ts';
