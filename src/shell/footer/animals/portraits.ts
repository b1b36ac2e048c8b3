import { animalSize } from './animalSize.ts';

/** The animals of the two cities; pure decoration, so they have no alternative text. */
export const portraits = [
  { id: 'cub', src: '/illustrations/cub-footer.svg', start: 0.02 },
  { id: 'puli', src: '/illustrations/puli-footer.svg', start: 0.98 },
] as const;

export const portraitProps = { alt: '', width: animalSize, height: animalSize, draggable: false } as const;
