import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { AnimalStage } from './AnimalStage.ts';

/** The animals on the elements of `nodes`, as long as the component is there. */
export function useAnimalStage(stage: RefObject<HTMLElement | null>, nodes: RefObject<HTMLElement | null>[], paused: boolean) {
  const animals = useRef<AnimalStage>(null);
  // Before the first paint, because they replace the still animals.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes are the same for the component's life
  useLayoutEffect(() => {
    if (!stage.current) return;
    const made = new AnimalStage(
      stage.current,
      nodes.flatMap(({ current }) => current ?? []),
    );
    animals.current = made;
    return () => made.leave();
  }, []);
  useEffect(() => animals.current?.pause(paused), [paused]);
  return animals;
}
