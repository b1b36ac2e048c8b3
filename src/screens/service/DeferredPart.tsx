import { type ComponentType, lazy, Suspense } from 'react';
import type { PartProps } from './openings/Parts.tsx';

/**
 * In a script of its own: what a service's page opens on is large and answers to nothing, so the page need not wait for it. If
 * the script fails to load, what the document contains stays as it was sent, and a page reached by a link does without.
 */
const Part = lazy(
  (): Promise<{ default: ComponentType<PartProps> }> =>
    import('./openings/Parts.tsx').then(
      ({ Part: Loaded }) => ({ default: Loaded }),
      () => new Promise(() => {}),
    ),
);

export const DeferredPart = (props: PartProps) => (
  <Suspense key={props.service.slug}>
    <Part {...props} />
  </Suspense>
);
