import type { Bleed } from '../../../content/schemas/sharedFields.ts';
import { color } from '../../../theme/theme.ts';
import { stroke } from '../../../theme/tokens.ts';
import type { Tone } from '../../../ui/Section.tsx';

export type BleedStyle = Record<string, string | number>;

/** Gives the head less height. */
export const lowStyle: BleedStyle = { '--width': '40vw', '--rise': 'min(2vw, 1.75rem)' };

/**
 * Returns the custom properties with which DrawnHead and OneLine let a drawing extend beyond its
 * box.
 * @param ground the colour of the section below, which the drawing may overlap
 */
export function bleedStyle(bleed: Bleed | undefined, ground: Tone): BleedStyle | null {
  if (!bleed) return null;
  const { width, left, clear, rise = 0, phone } = bleed;
  return {
    '--width': `${width}vw`,
    '--left': `${left}vw`,
    '--phone-width': `${phone.width}vw`,
    '--phone-left': `${phone.left}vw`,
    ...(phone.rise && { '--phone-rise': `${-phone.rise}vw` }),
    '--inset': 0,
    '--weight': stroke.bleed,
    '--ground': color[ground],
    '--rise': `${rise}vw`,
    // The drawn line is 30 of 640 units above the drawing's lower edge. The text is above it.
    '--words': `0 0 calc(${(width * 30) / 640}vw + 2rem)`,
    ...(clear !== undefined && {
      '--align': 'start',
      '--words': `${rise}vw 0 ${clear}vw`,
      '--half': 'start',
    }),
  };
}
