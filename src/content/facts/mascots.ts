import type { Mascots } from '../build/mascotSchema.ts';
import facts from '../mascots/mascots.json' with { type: 'json' };

/** The mascots of the footer, the pictures of their poses, and the words of the button below them. */
export const { mascots = [], poses, words: mascotWords } = facts as Mascots;

/** Where a mascot's picture is served. */
export const pictureAt = (file: string) => `/illustrations/${file}`;
