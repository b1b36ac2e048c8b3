import { useRouter } from 'next/router';
import { type MouseEvent, useCallback, useState } from 'react';
import { menuId, supportsInvokerCommands } from './menuDialog.ts';
import { useScrollLock } from './useScrollLock.ts';

/** Closes the menu with the link that is followed in it. */
export function closeOnLinkClick(event: MouseEvent<HTMLDialogElement>) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!opensElsewhere && (event.target as Element).closest('a')) event.currentTarget.close();
}

/**
 * The menu's two states. The browser itself opens, closes, traps focus and answers Escape; this follows along and closes
 * the dialog when another page comes. @returns the dialog's ref
 */
export function useMenuDialog() {
  const [open, setOpen] = useState(false);
  const { events } = useRouter();
  useScrollLock(open);

  /** React takes the dialog over after the shell around it, so there is nothing to listen to before. */
  const ref = useCallback(
    (dialog: HTMLDialogElement) => {
      const follow = () => {
        setOpen(dialog.open);
        // Not in the page that is sent: checkers of HTML take it for a copy of what `command` says, but not all browsers tell.
        document.querySelector(`[commandfor='${menuId}']`)?.setAttribute('aria-expanded', `${dialog.open}`);
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
      // Of a dialog that it finds in the page, React (19.3) listens to no `toggle`; onToggle would never be called.
      dialog.addEventListener('toggle', follow);
      dialog.addEventListener('close', follow);
      events.on('routeChangeStart', close);
      // A page kept for Back must not come back with its menu open.
      window.addEventListener('pagehide', close);
      document.addEventListener('click', openIfNeeded);
      return () => {
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
