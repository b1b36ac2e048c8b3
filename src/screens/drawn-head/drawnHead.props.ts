import type { Bleed } from '../../content/build/schema.ts';
import { color } from '../../theme/theme.ts';
import type { Tone } from '../../ui/Field.tsx';

export type BleedStyle = Record<string, string | number>;

/**
 * Returns the custom properties for DrawnHead and OneLine that let a drawing reach beyond its
 * place.
 * @param ground the tone of the field below, which the drawing may cover
 */
export function bleedStyle(bleed: Bleed | undefined, ground: Tone): BleedStyle | null {
  if (!bleed) return null;
  const { width, left, clear, rise = 0, phone } = bleed;
  return {
    '--width': `${width}vw`,
    '--left': `${left}vw`,
    '--phone-width': `${phone.width}vw`,
    '--phone-left': `${phone.left}vw`,
    '--inset': 0,
    '--stroke': 3.5,
    '--ground': color[ground],
    '--rise': `${rise}vw`,
    // The drawing's line is 30 of 640 above the lower edge of its frame; the text is above that
    // line.
    '--words': `0 0 calc(${(width * 30) / 640}vw + 2rem)`,
    ...(clear !== undefined && {
      '--align': 'start',
      '--words': `${rise}vw 0 ${clear}vw`,
      '--columns': '1 / 7',
    }),
  };
}
