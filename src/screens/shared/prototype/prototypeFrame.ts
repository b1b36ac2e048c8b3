/**
 * Permissions of a prototype's frame: scripts and downloads. Without `allow-same-origin` it cannot
 * reach the site's origin.
 */
export const prototypeSandbox = 'allow-scripts allow-downloads';

/** The `id` of the part of a work's page that contains its prototype. */
export const tryItId = 'try';

/**
 * Messages from a prototype to the page around it: its first view is ready, Escape was pressed in
 * it, or a control got the focus that a keyboard shows. Then it sends the control's distances to the
 * frame's top, right, bottom and left edges, in the prototype's pixels.
 */
export type PrototypeMessage = 'ready' | 'leave' | readonly number[];
