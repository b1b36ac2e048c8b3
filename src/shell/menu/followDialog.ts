import Router from 'next/router';
import { menuId, supportsInvokerCommands } from './menuButton.ts';
import { lockPageScroll } from './scrollLock.ts';

/**
 * Follows whether the menu is open and closes it on page changes. The browser opens and closes the
 * dialog, traps the focus and handles Escape. Use it as a ref callback, because React hydrates the
 * dialog after the shell around it. @returns a function that removes the listeners
 */
export function followDialog(dialog: HTMLDialogElement) {
  let release: (() => void) | undefined;
  // Uses no React state, which would render the whole menu while the visitor waits for it to open.
  const applyState = () => {
    if (dialog.open) release ??= lockPageScroll();
    else {
      release?.();
      release = undefined;
    }
    // The markup lacks this attribute: validators call it redundant with `command`, but some
    // browsers need it.
    document
      .querySelector(`[commandfor='${menuId}']`)
      ?.setAttribute('aria-expanded', `${dialog.open}`);
  };
  // The dialog's events may come after the next page has rendered and scrolled.
  const close = () => {
    dialog.close();
    applyState();
  };
  const toggleIfNeeded = ({ target }: Event) => {
    const isButton = (target as Element).closest?.(`[commandfor='${menuId}']`);
    if (!isButton || supportsInvokerCommands()) return;
    if (dialog.open) close();
    else {
      dialog.showModal();
      applyState();
    }
  };
  // The visitor may have opened the menu before this script loaded.
  applyState();
  // React 19.3 does not attach `onToggle` to a hydrated dialog.
  dialog.addEventListener('toggle', applyState);
  dialog.addEventListener('close', applyState);
  Router.events.on('routeChangeStart', close);
  // Prevents the back/forward cache from restoring the page with its menu open.
  window.addEventListener('pagehide', close);
  document.addEventListener('click', toggleIfNeeded);
  return () => {
    release?.();
    dialog.removeEventListener('toggle', applyState);
    dialog.removeEventListener('close', applyState);
    Router.events.off('routeChangeStart', close);
    window.removeEventListener('pagehide', close);
    document.removeEventListener('click', toggleIfNeeded);
  };
}
