/** On the root while everything is laid out at once and all heights are exact, far from the screen as well. */
export const whole = 'data-whole';

/**
 * Runs inline before the page is read. Who comes back, reloads or asks for a place within the page is shown that place,
 * and browsers find it by exact heights.
 */
export const wholeWhereHeightsCount = `{const n=performance.getEntriesByType('navigation')[0];(n&&n.type!=='navigate'||location.hash)&&document.documentElement.setAttribute('${whole}','')}`;

/** The same for a place within a page that is about to be drawn. */
export const layOutWhole = () => document.documentElement.setAttribute(whole, '');
