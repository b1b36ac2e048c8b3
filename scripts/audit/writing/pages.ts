import { type Node, parseDocument } from '../../html/document.ts';
import { builtPages } from '../pages.ts';

export interface Page {
  /** As a visitor writes it: `/services/ux-audit`. */
  path: string;
  document: Node;
}

/** Every page of the sitemap and the 404 page, parsed. @throws Error when nothing is built */
export const parsedPages = (): Page[] => builtPages().map(({ path, html }) => ({ path, document: parseDocument(html) }));
