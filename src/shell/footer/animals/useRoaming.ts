import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { DraggableEventHandler } from 'react-draggable';
import { createAnimalSimulation } from './animalSimulation.ts';
import { portraits } from './portraits.ts';

/** A pointer that has rested this long before release does not throw. Milliseconds. */
const rest = 80;

const stillness = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Runs the simulation on its stage by writing `transform` to the nodes, while the stage and the tab are visible and motion is
 * neither paused nor reduced.
 * @returns the drag handlers of the animal at an index, for DraggableCore
 */
export function useRoaming(stage: RefObject<HTMLElement | null>, nodes: RefObject<HTMLElement | null>[], paused: boolean) {
  const simulation = useRef<ReturnType<typeof createAnimalSimulation>>(null);
  const lastMove = useRef(0);
  const isPaused = useRef(paused);
  const startLoopIfAllowed = useRef(() => {});

  const draw = () => {
    for (const [index, node] of nodes.entries()) {
      const animal = simulation.current?.at(index);
      if (animal && node.current)
        node.current.style.transform = `translate(${animal.x.toFixed(2)}px, ${animal.y.toFixed(2)}px)`;
    }
  };

  // Before the first paint, because they replace the still animals.
  // biome-ignore lint/correctness/useExhaustiveDependencies: draw and nodes are the same for the component's life
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const area = () => ({ width: element.clientWidth, height: element.clientHeight });
    const reduced = stillness();
    let inSight = false;
    let frame = 0;
    let last = 0;
    simulation.current = createAnimalSimulation(
      portraits.map(({ start }) => start),
      area(),
    );
    draw();

    const mayRoam = () => inSight && !document.hidden && !isPaused.current && !reduced.matches;
    function tick(time: number) {
      frame = 0;
      // A frame was already requested when they were stopped.
      if (!mayRoam()) return;
      simulation.current?.step((time - last) / 1000);
      last = time;
      draw();
      frame = requestAnimationFrame(tick);
    }
    startLoopIfAllowed.current = () => {
      if (frame || !mayRoam()) return;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    };

    const sight = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)?.isIntersecting ?? false;
      startLoopIfAllowed.current();
    });
    const size = new ResizeObserver(() => {
      simulation.current?.resize(area());
      draw();
    });
    const wake = () => startLoopIfAllowed.current();
    sight.observe(element);
    size.observe(element);
    document.addEventListener('visibilitychange', wake);
    reduced.addEventListener('change', wake);
    return () => {
      cancelAnimationFrame(frame);
      sight.disconnect();
      size.disconnect();
      document.removeEventListener('visibilitychange', wake);
      reduced.removeEventListener('change', wake);
    };
  }, []);

  useEffect(() => {
    isPaused.current = paused;
    startLoopIfAllowed.current();
  }, [paused]);

  return (index: number) => {
    const onStart: DraggableEventHandler = (event) => {
      lastMove.current = event.timeStamp;
      simulation.current?.pickUp(index);
    };
    const onDrag: DraggableEventHandler = (event, { deltaX, deltaY }) => {
      simulation.current?.carry(index, deltaX, deltaY, (event.timeStamp - lastMove.current) / 1000);
      lastMove.current = event.timeStamp;
      draw();
    };
    const onStop: DraggableEventHandler = (event) => {
      const throwing = event.timeStamp - lastMove.current < rest && !isPaused.current && !stillness().matches;
      simulation.current?.letGo(index, throwing);
    };
    return { onStart, onDrag, onStop };
  };
}
