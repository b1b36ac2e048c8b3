/** Kept until the document is loaded again, also while other pages are shown. */
let untangled = false;

/** Whether the visitor has pulled the hero's line straight since the document was loaded. */
export const isUntangled = () => untangled;

export function rememberUntangled() {
  untangled = true;
  // Scales the turns of the lines further down the page.
  document.documentElement.style.setProperty('--tangle', '0.35');
}
