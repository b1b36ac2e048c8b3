/** The attribute on the root element that turns `content-visibility` off, so that all heights are exact. */
export const contentVisibilityOff = 'data-whole';

/**
 * Runs inline before the page is parsed. Browsers restore a scroll position, or scroll to a fragment, by exact heights:
 * when a visitor comes back, reloads or opens a link with a fragment.
 */
export const disableContentVisibilityForRestore = `{const n=performance.getEntriesByType('navigation')[0];(n&&n.type!=='navigate'||location.hash)&&document.documentElement.setAttribute('${contentVisibilityOff}','')}`;

/** The same for a page that is about to be rendered and scrolled to a restored position. */
export const disableContentVisibility = () => document.documentElement.setAttribute(contentVisibilityOff, '');
