import type { ByShellLanguage } from '../../shellLanguage.ts';

/** The button under the animals says what it does next; the hint says what else the keyboard does there. */
export const animalWords: ByShellLanguage<Record<'move' | 'goOn' | 'pause' | 'hint', string>> = {
  'en-GB': {
    move: 'Move the animals',
    goOn: 'Let the animals go on',
    pause: 'Pause the animals',
    hint: 'Arrow keys move them',
  },
};
