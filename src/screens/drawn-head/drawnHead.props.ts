import type { Bleed } from '../../content/build/schema.ts';
import { color } from '../../theme/theme.ts';
import type { Tone } from '../../ui/Field.tsx';

export type BleedStyle = Record<string, string | number>;

/** The custom properties that DrawnHead and OneLine read; made when the site is built. @param ground the tone of the next field */
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
    // On the line, which is 30 of 640 above the frame's lower edge.
    '--words': `0 0 calc(${(width * 30) / 640}vw + 2rem)`,
    ...(clear !== undefined && {
      '--align': 'start',
      '--words': `${rise}vw 0 ${clear}vw`,
      '--columns': '1 / 7',
    }),
  };
}
