import { fromTablet } from '../../theme/tokens.ts';

/** Folds a facet on phones. Runs inline within its summary, before its links are parsed, so that none is ever painted. */
export const foldFacetScript = `document.currentScript.closest('details').open=matchMedia('${fromTablet}').matches`;

/** The same for visitors who follow a link within the site, and for phones that are rotated. */
export const foldOnPhones = (details: HTMLDetailsElement) => {
  const room = window.matchMedia(fromTablet);
  const fold = () => {
    details.open = room.matches;
  };
  fold();
  room.addEventListener('change', fold);
  return () => room.removeEventListener('change', fold);
};
