import { mascotFacts as facts } from '../../agency.ts';

/** The file names of a mascot's pictures for certain pages, such as the 404. */
type Poses = Partial<Record<'careers' | 'empty' | 'lost' | 'broken' | 'sent', string | undefined>>;

export interface Mascot {
  name: string;
  picture: string;
  /** Pictures for the time from 22:00 to 06:00. A mascot that is asleep does not walk. */
  asleep?: string | undefined;
  yawning?: string | undefined;
  /** The mouth's position, as fractions of the picture's width and height. */
  mouth?: { x: number; y: number } | undefined;
}

/** The content of mascots.json, as `build/mascotSchema.ts` parses it. */
export interface Mascots {
  mascots: Mascot[];
  poses: Poses;
}

const file: Omit<Mascots, 'mascots'> & Partial<Mascots> = facts;

/** Falls back to an empty list, because the content editor omits empty lists. */
export const mascots = file.mascots ?? [];
export const poses = file.poses;

/** Returns the public path of a mascot's picture. */
export const pictureAt = (file: string) => `/illustrations/${file}`;
