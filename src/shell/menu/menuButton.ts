import styled from 'styled-components';
import { fontSize } from '../../theme/tokens.ts';
import { hoverUnderline } from '../../ui/underline.ts';

/** The dialog's id, for the `commandfor` of its buttons. */
export const menuId = 'menu';

/**
 * Whether the browser supports buttons with `command`, which open a dialog without scripts.
 * Browsers before 2025 do not.
 */
export const supportsInvokerCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/** The button that opens the menu, and the one that closes it. At least 44 px high for touch. */
export const MenuButton = styled.button.withConfig({ shouldForwardProp: () => true })`
  padding: 0;
  min-width: 3rem;
  border: 0;
  background: none;
  font-size: ${fontSize.text};
  font-weight: 600;
  /* Equals the button's height: WebKit would place the word at half a pixel in a lower line. */
  line-height: 2.75rem;
  text-align: right;
  cursor: pointer;
  span { padding-bottom: 0.2em; ${hoverUnderline} background-position: 0 100%; }
  &:is(:hover, :focus-visible) span { background-size: 100% 2.5px; }
`;
