export { Clothesline } from './Clothesline.tsx';
export { initialEntrance, prepareEnding } from './endPulling.ts';
export { pulledHero, pulledText } from './pulledHero.styles.ts';
