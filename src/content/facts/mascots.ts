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

const file: Omit<Mascots, 'mascots'> & Partial<Mascots> = facts;

/** Empty if the file has no list: the editor leaves out an empty one. */
export const mascots = file.mascots ?? [];
export const poses = file.poses;
export const mascotWords = file.words;

/** The address of a mascot's picture. */
export const pictureAt = (file: string) => `/illustrations/${file}`;
