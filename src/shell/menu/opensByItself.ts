/** Browsers before 2025 do not know buttons that open a dialog by themselves. */
export const opensByItself = () => 'commandForElement' in HTMLButtonElement.prototype;
