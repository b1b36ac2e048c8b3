import { routes } from '../../site.ts';

/** A page of the list of works, from 1. Not in `site.ts`, of which every page loads what one of them uses. */
export const worksPagePath = (number: number) => (number > 1 ? `${routes.works}/page/${number}` : routes.works);
