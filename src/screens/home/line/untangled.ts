/**
 * Scales the turns of the lines further down the page. It is also the document's memory that the
 * hero's line is straight.
 */
const property = '--tangle';

/** Whether the visitor has pulled the hero's line straight since the document was loaded. */
export const isUntangled = () => document.documentElement.style.getPropertyValue(property) !== '';

export const rememberUntangled = () => document.documentElement.style.setProperty(property, '0.35');
