import { type ComponentType, lazy } from 'react';
import { whenIdle } from '../../whenIdle.ts';
import { menuId } from './menuId.ts';
import { opensByItself } from './opensByItself.ts';

/**
 * The menu as the page's HTML has it, for who cannot get its script: React leaves it alone, the browser opens and closes it,
 * and its links lead where they say.
 */
const MenuAsSent = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, as React takes over what is there; see above
  <dialog id={menuId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/**
 * The menu. Where it opens and closes by itself React takes it over only once the browser has nothing better to do; its
 * links lead where they say meanwhile.
 */
export const LaterMenu = lazy(async (): Promise<{ default: ComponentType }> => {
  if (typeof window !== 'undefined' && opensByItself()) await new Promise<void>(whenIdle);
  return import('./Menu.tsx').then(
    ({ Menu }) => ({ default: Menu }),
    () => ({ default: MenuAsSent }),
  );
});
