export { hungBefore, prepareEnding } from './endPulling.ts';
export { hungHero, hungText } from './hungHero.styles.ts';
export { Washing } from './Washing.tsx';
