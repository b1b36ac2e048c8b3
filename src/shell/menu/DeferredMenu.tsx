import Router from 'next/router';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../whenIdle.ts';
import { menuId, supportsInvokerCommands } from './menuDialog.ts';

/** Where it opens and closes by itself React takes it over only once the browser has nothing better to do. */
async function loadMenu(): Promise<ComponentType> {
  if (typeof window !== 'undefined' && supportsInvokerCommands()) await new Promise<void>(whenIdle);
  return (await import('./Menu.tsx')).Menu;
}

const pageIsLeft = () => new Promise<void>((resolve) => Router.events.on('routeChangeStart', () => resolve()));

/** Does `work` at once, or when the visitor has closed the menu and it has slid away. */
function whenClosed(work: () => void) {
  const open = document.querySelector(`#${menuId}[open]`);
  if (open) open.addEventListener('close', () => whenIdle(() => whenClosed(work)), { once: true });
  else work();
}

/**
 * The menu as the page's HTML has it, until its script comes or for good: React leaves it alone, the browser opens and
 * closes it, and its links lead where they say.
 */
function MenuAsSent({ coming }: { coming: Promise<ComponentType> }) {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    coming.then(
      // At once, so that nobody can open the one that is about to go.
      (There) => whenClosed(() => flushSync(() => setMenu(() => There))),
      () => {},
    );
  }, [coming]);
  if (Menu) return <Menu />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, as React takes over what is there
  return <dialog id={menuId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The menu. React takes the one in the page over when its script is there, and draws no other page before that has been
 * settled; so where a page is asked for earlier, or the script cannot be had, the menu stays as it was sent.
 */
export const DeferredMenu = lazy(async (): Promise<{ default: ComponentType }> => {
  const coming = loadMenu();
  const Menu = await (typeof window === 'undefined' ? coming : Promise.race([coming.catch(() => undefined), pageIsLeft()]));
  return { default: Menu ?? (() => <MenuAsSent coming={coming} />) };
});
