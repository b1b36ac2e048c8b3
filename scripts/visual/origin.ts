import { existsSync, readFileSync } from 'node:fs';

/** What else a picture depends on, apart from the site. */
export interface Origin {
  browser: string;
  platform: string;
}

/** The file next to the baselines that says what made them. */
export const baselineFile = 'tests/visual/__screenshots__/origin.json';

export const readOrigin = (): Origin | undefined =>
  existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : undefined;

/** The share of a picture's points that may differ: the same browser draws the same picture. */
const same = 0.0002;
/** Another browser draws the edges of letters and curves differently; on our pages they are this share. */
const other = 0.03;

/** How closely to compare with baselines of that origin, and the message for readers of the result. */
export function compare(origin: Origin | undefined, here: Origin): { tolerance: number; notice?: string } {
  if (origin && origin.browser === here.browser && origin.platform === here.platform) return { tolerance: same };
  const made = origin ? `${origin.browser} on ${origin.platform}` : 'an unknown browser';
  return {
    tolerance: other,
    notice:
      `NOTE: the baselines were made by ${made}; this is ${here.browser} on ${here.platform}. ` +
      `Up to ${other * 100} % of a picture may differ, where the same browser is allowed ${same * 100} %: ` +
      'a small fault may pass unseen, and a failure may be the browser’s. See CONTRIBUTING.md, “Pictures of the pages”.',
  };
}
