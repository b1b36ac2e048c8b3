import { lazy } from 'react';
import { whenIdle } from '../../whenIdle.ts';

const load = () => import('./Menu.tsx');

/**
 * The menu, taken over by React once the browser has nothing better to do: it opens and closes without, and its links lead
 * where they say.
 */
export const LaterMenu = lazy(() =>
  typeof window === 'undefined'
    ? load().then(({ Menu }) => ({ default: Menu }))
    : new Promise<void>(whenIdle).then(load).then(({ Menu }) => ({ default: Menu })),
);
