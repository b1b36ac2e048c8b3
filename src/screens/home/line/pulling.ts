/** The line after the last pull. */
export interface Straight {
  path: SVGPathElement;
  /** Resolves when it has stopped vibrating; without motion there is none. */
  vibrated: Promise<void> | undefined;
}

/** Plays what follows when the line is straight. */
export type Ending = (line: Straight) => void;

export interface Pulling {
  /** Called when the visitor begins to pull. If it fails, nothing follows. */
  loadEnding?: () => Promise<Ending>;
}
