import { type ComponentType, lazy } from 'react';

/** A component in a script of its own, and what is shown instead if that fails to load. It is to be rendered within Suspense. */
export const lazyOr = <Props extends object>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: instead }),
    ),
  );
