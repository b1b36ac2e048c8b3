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
  /* The height of the button. WebKit would centre a lower line at half a pixel, and the word would be lower than its neighbour. */
  line-height: 2.75rem;
  text-align: right;
  cursor: pointer;
  span { padding-bottom: 0.2em; ${hoverUnderline} background-position: 0 100%; }
  &:is(:hover, :focus-visible) span { background-size: 100% 2.5px; }
`;
