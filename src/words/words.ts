import type { en } from './en.ts';

/**
 * A language: all texts that are in no content file. `{{…}}` is filled in. An agency replaces single
 * texts in `wording.yaml`.
 */
export type Words = typeof en;

export type ShellWords = Words['shell'] & Pick<Words, 'locale'>;
export type FormWords = Words['form'] & Pick<Words, 'locale' | 'numbers'>;
