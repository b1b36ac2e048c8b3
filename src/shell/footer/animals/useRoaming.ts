import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { DraggableEventHandler } from 'react-draggable';
import { createAnimalSimulation } from './animalSimulation.ts';
import { animalSize } from './animalSize.ts';
import { portraits } from './portraits.ts';
import { isStill, onStillness } from './stillness.ts';

/** A pointer that has rested this long before release does not throw. Milliseconds. */
const throwGraceMs = 80;

/** A pointer that has moved less than this has tapped, and not dragged. CSS pixels. */
const tapTolerancePx = 4;

/** An animal that touches the ground faster than this gives way a little. CSS pixels per second. */
const minImpactSpeed = 200;

const squash: Keyframe[] = [{ scale: '1.04 0.92' }, { scale: '0.99 1.02', offset: 0.6 }, { scale: '1' }];

/** How far a push moves an animal that stands still, and one that roams and runs on by itself. CSS pixels. */
const step = { still: 80, roaming: 8 } as const;

/**
 * Runs the simulation on its stage by writing `transform` to the nodes, while the stage and the tab are visible and motion is
 * neither paused nor reduced.
 * @returns the drag handlers of the animal at an index, for DraggableCore, and a function that pushes one to the left (-1), to
 *   the right (1) or, where no direction is given, away from the nearer edge
 */
export function useRoaming(stage: RefObject<HTMLElement | null>, nodes: RefObject<HTMLElement | null>[], paused: boolean) {
  const simulation = useRef<ReturnType<typeof createAnimalSimulation>>(null);
  const lastMove = useRef(0);
  /** How far the pointer has moved since it picked an animal up. */
  const carried = useRef(0);
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
    let inSight = false;
    let frame = 0;
    let last = 0;
    simulation.current = createAnimalSimulation(
      portraits.map(({ start }) => start),
      area(),
    );
    draw();

    const mayRoam = () => inSight && !document.hidden && !isPaused.current && !isStill();
    function tick(time: number) {
      frame = 0;
      // A frame was already requested when they were stopped.
      if (!mayRoam()) return;
      simulation.current?.step((time - last) / 1000);
      last = time;
      draw();
      for (const [index, node] of nodes.entries())
        if ((simulation.current?.at(index)?.impact ?? 0) > minImpactSpeed)
          node.current?.firstElementChild?.animate(squash, { duration: 260, easing: 'ease-out' });
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
    const unsubscribe = onStillness(wake);
    return () => {
      cancelAnimationFrame(frame);
      sight.disconnect();
      size.disconnect();
      document.removeEventListener('visibilitychange', wake);
      unsubscribe();
    };
  }, []);

  useEffect(() => {
    isPaused.current = paused;
    startLoopIfAllowed.current();
  }, [paused]);

  const push = (index: number, direction?: number) => {
    const animal = simulation.current?.at(index);
    if (!simulation.current || !animal || !stage.current) return;
    const roams = !isPaused.current && !isStill();
    const middle = (stage.current.clientWidth - animalSize) / 2;
    const towards = direction ?? (animal.x < middle ? 1 : -1);
    simulation.current.pickUp(index);
    simulation.current.carry(index, towards * (roams ? step.roaming : step.still), 0, 0.01);
    simulation.current.letGo(index, roams);
    draw();
  };

  const handle = (index: number) => {
    const onStart: DraggableEventHandler = (event) => {
      lastMove.current = event.timeStamp;
      carried.current = 0;
      simulation.current?.pickUp(index);
    };
    const onDrag: DraggableEventHandler = (event, { deltaX, deltaY }) => {
      simulation.current?.carry(index, deltaX, deltaY, (event.timeStamp - lastMove.current) / 1000);
      lastMove.current = event.timeStamp;
      carried.current += Math.abs(deltaX) + Math.abs(deltaY);
      draw();
    };
    const onStop: DraggableEventHandler = (event, { x, node }) => {
      const throwing = event.timeStamp - lastMove.current < throwGraceMs && !isPaused.current && !isStill();
      simulation.current?.letGo(index, throwing);
      // A touch that the browser has turned into scrolling ends with an event of our own, and is no tap.
      if (carried.current < tapTolerancePx && event.isTrusted) {
        const left = simulation.current?.at(index)?.x ?? 0;
        push(index, x < left + node.clientWidth / 2 ? 1 : -1);
      }
    };
    return { onStart, onDrag, onStop };
  };
  return { handle, push };
}
