import Router from 'next/router';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../telemetry/whenIdle.ts';
import type { InShellLanguage } from '../shellLanguage.ts';
import { menuId } from './menuDialog.ts';

const loadMenu = async (): Promise<ComponentType<InShellLanguage>> => (await import('./Menu.tsx')).Menu;

const pageIsLeft = () => new Promise<void>((resolve) => Router.events.on('routeChangeStart', () => resolve()));

/** Runs `work` at once, or when the visitor has closed the menu and it has slid away. */
function whenClosed(work: () => void) {
  const open = document.querySelector(`#${menuId}[open]`);
  if (open) open.addEventListener('close', () => whenIdle(() => whenClosed(work)), { once: true });
  else work();
}

/**
 * The menu from the page's HTML, until its script loads or for good: React does not touch it, the browser opens and closes
 * it, and its links are plain links.
 */
function MenuAsSent({ coming, ...rest }: InShellLanguage & { coming: Promise<ComponentType<InShellLanguage>> }) {
  const [Menu, setMenu] = useState<ComponentType<InShellLanguage>>();
  useEffect(() => {
    coming.then(
      // At once, so that nobody can open the one that is about to be replaced.
      (There) => whenClosed(() => flushSync(() => setMenu(() => There))),
      () => {},
    );
  }, [coming]);
  if (Menu) return <Menu {...rest} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, as React takes over what is there
  return <dialog id={menuId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The menu. React hydrates the one in the page when its script has loaded, and renders no other page before that is settled.
 * So if a page is requested earlier, or the script fails to load, the menu stays as it was sent.
 */
export const DeferredMenu = lazy(async (): Promise<{ default: ComponentType<InShellLanguage> }> => {
  const coming = loadMenu();
  const Menu = await (typeof window === 'undefined' ? coming : Promise.race([coming.catch(() => undefined), pageIsLeft()]));
  return { default: Menu ?? ((props: InShellLanguage) => <MenuAsSent coming={coming} {...props} />) };
});
