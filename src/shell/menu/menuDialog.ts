/** The dialog's id, which the button in the header names in `commandfor`. */
export const menuId = 'menu';

/** Whether the browser supports buttons with `command`, which open a dialog without scripts. Browsers before 2025 do not. */
export const supportsInvokerCommands = () => 'commandForElement' in HTMLButtonElement.prototype;
