import { lazy } from 'react';
import { whenIdle } from '../../whenIdle.ts';
import { opensByItself } from './opensByItself.ts';

/**
 * The menu. Where it opens and closes by itself React takes it over only once the browser has nothing better to do; its
 * links lead where they say meanwhile.
 */
export const LaterMenu = lazy(async () => {
  if (typeof window !== 'undefined' && opensByItself()) await new Promise<void>(whenIdle);
  const { Menu } = await import('./Menu.tsx');
  return { default: Menu };
});
