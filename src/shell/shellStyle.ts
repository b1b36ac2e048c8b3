import { swipeStyle } from '../ui/swipeStyle.ts';
import { menuListsStyle } from './menu/menuListsStyle.ts';
import { skipLinkStyle } from './skipLinkStyle.ts';

/**
 * Styles of parts that every page or many pages have. Only Next's `_document` imports them, so that
 * browsers' scripts do not contain them.
 */
export const shellStyle = swipeStyle + menuListsStyle + skipLinkStyle;
