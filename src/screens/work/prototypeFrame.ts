/** What a prototype may do: run its script and save files. Without `allow-same-origin` it has no part in the site's origin. */
export const prototypeSandbox = 'allow-scripts allow-downloads';

/** The part of a work's page where its prototype is. */
export const tryItId = 'try';

/** What a prototype tells the page that frames it: its first view is there, or Escape was pressed in it. */
export type PrototypeMessage = 'ready' | 'leave';
