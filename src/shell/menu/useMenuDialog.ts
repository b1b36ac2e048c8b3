import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { menuId } from './menuId.ts';
import { useScrollLock } from './useScrollLock.ts';

/** Browsers before 2025 do not know buttons that open a dialog by themselves. */
const opensByItself = () => 'commandForElement' in HTMLButtonElement.prototype;

/**
 * The menu's two states. The browser itself opens, closes, traps focus and answers Escape; this follows along and closes
 * the dialog when a link in it is followed or the visitor goes Back.
 */
export function useMenuDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { events } = useRouter();
  useScrollLock(open);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const follow = () => setOpen(element.open);
    const close = () => element.close();
    const openIfNeeded = ({ target }: Event) => {
      const button = (target as Element).closest?.(`[commandfor='${menuId}']`);
      if (!button || opensByItself()) return;
      if (button.getAttribute('command') === 'close') close();
      else element.showModal();
      follow();
    };
    // It may have been opened before this page's script had arrived.
    follow();
    // Of a dialog that it finds in the page, React (19.3) listens to no `toggle`; onToggle would never be called.
    element.addEventListener('toggle', follow);
    element.addEventListener('close', follow);
    events.on('routeChangeStart', close);
    // A page kept for Back must not come back with its menu open.
    window.addEventListener('pagehide', close);
    document.addEventListener('click', openIfNeeded);
    return () => {
      element.removeEventListener('toggle', follow);
      element.removeEventListener('close', follow);
      events.off('routeChangeStart', close);
      window.removeEventListener('pagehide', close);
      document.removeEventListener('click', openIfNeeded);
    };
  }, [events]);

  const props = {
    ref: dialog,
    onClick: (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
      if (!opensElsewhere && (event.target as Element).closest('a')) dialog.current?.close();
    },
  };
  return { open, props };
}
