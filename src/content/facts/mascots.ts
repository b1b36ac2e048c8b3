import facts from '../mascots/mascots.json' with { type: 'json' };

/** Files beside `mascots.json`. Each pose is optional. */
type Poses = Partial<Record<'careers' | 'empty' | 'lost' | 'broken' | 'sent', string | undefined>>;

interface Mascot {
  name: string;
  picture: string;
  /** Where its mouth is, as shares of the picture's width and height. */
  mouth?: { x: number; y: number } | undefined;
}

/** The file as its schema, `build/mascotSchema.ts`, returns it. */
export interface Mascots {
  mascots: Mascot[];
  poses: Poses;
  /** The words of the button below the mascots. */
  words: Record<'move' | 'goOn' | 'pause' | 'hint', string>;
}

// The editor leaves an empty list out.
export const {
  mascots = [],
  poses,
  words: mascotWords,
} = facts as Omit<Mascots, 'mascots'> & Partial<Mascots>;

/** The address of a mascot's picture. */
export const pictureAt = (file: string) => `/illustrations/${file}`;
