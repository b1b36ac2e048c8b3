import { breakpoints } from '../../theme/tokens.ts';

/** Screens that show both facets open side by side; narrower screens fold them. */
const unfoldedQuery = `(min-width: ${breakpoints.tablet})`;

/** Folds a facet on phones. Runs inline within its summary, before its links are parsed, so that none is ever painted. */
export const foldFacetScript = `document.currentScript.closest('details').open=matchMedia('${unfoldedQuery}').matches`;

/** The same for visitors who follow a link within the site, and for phones that are rotated. */
export const foldOnPhones = (details: HTMLDetailsElement) => {
  const room = window.matchMedia(unfoldedQuery);
  const fold = () => {
    details.open = room.matches;
  };
  fold();
  room.addEventListener('change', fold);
  return () => room.removeEventListener('change', fold);
};
