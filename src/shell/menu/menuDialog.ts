/** The dialog's id, which the button in the header names in `commandfor`. */
export const menuId = 'menu';

/** Browsers before 2025 do not know buttons that open a dialog by themselves. */
export const supportsInvokerCommands = () => 'commandForElement' in HTMLButtonElement.prototype;
