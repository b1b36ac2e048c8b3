import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { menuId, supportsInvokerCommands } from './menuButton.ts';
import { lockPageScroll } from './scrollLock.ts';

/**
 * The menu's two states. The browser itself opens, closes, traps focus and handles Escape; this hook tracks it and closes
 * the dialog on page changes. @returns the dialog's ref
 */
export function useMenuDialog() {
  const { events } = useRouter();

  /** React hydrates the dialog after the shell around it, so the listeners are added here. */
  const ref = useCallback(
    (dialog: HTMLDialogElement) => {
      let release: (() => void) | undefined;
      // Not a state of React's, which would render all of the menu again within the visitor's press.
      const follow = () => {
        if (dialog.open) release ??= lockPageScroll();
        else {
          release?.();
          release = undefined;
        }
        // Not in the exported HTML: validators call it redundant beside `command`, but not all browsers expose that state.
        document
          .querySelector(`[commandfor='${menuId}']`)
          ?.setAttribute('aria-expanded', `${dialog.open}`);
      };
      const close = () => dialog.close();
      const openIfNeeded = ({ target }: Event) => {
        const button = (target as Element).closest?.(`[commandfor='${menuId}']`);
        if (!button || supportsInvokerCommands()) return;
        if (button.getAttribute('command') === 'close') close();
        else dialog.showModal();
        follow();
      };
      // It may have been opened before this page's script had arrived.
      follow();
      // React 19.3 does not attach `onToggle` to a hydrated dialog.
      dialog.addEventListener('toggle', follow);
      dialog.addEventListener('close', follow);
      events.on('routeChangeStart', close);
      // A page in the back/forward cache must not return with its menu open.
      window.addEventListener('pagehide', close);
      document.addEventListener('click', openIfNeeded);
      return () => {
        release?.();
        dialog.removeEventListener('toggle', follow);
        dialog.removeEventListener('close', follow);
        events.off('routeChangeStart', close);
        window.removeEventListener('pagehide', close);
        document.removeEventListener('click', openIfNeeded);
      };
    },
    [events],
  );

  return ref;
}
