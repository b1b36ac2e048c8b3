import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createAnimalSimulation } from './animalSimulation.ts';
import { animalSize, starts } from './stage.ts';
import { isStill, onStillness } from './stillness.ts';

/** A pointer that has rested this long before release does not throw. Milliseconds. */
const throwGraceMs = 80;

/** A pointer that has moved less than this has tapped, and not dragged. CSS pixels. */
const tapTolerancePx = 4;

/** An animal that touches the ground faster than this gives way a little. CSS pixels per second. */
const minImpactSpeed = 200;

const squash: Keyframe[] = [
  { scale: '1.04 0.92' },
  { scale: '0.99 1.02', offset: 0.6 },
  { scale: '1' },
];

/** How far a push moves an animal that stands still, and one that roams and runs on by itself. CSS pixels. */
const step = { still: 80, roaming: 8 } as const;

/**
 * Runs the simulation on its stage by writing `transform` to the animals' elements, while the stage and the tab are visible and
 * motion is neither paused nor reduced. Times are those of events, in milliseconds.
 */
class AnimalStage {
  readonly #stage: HTMLElement;
  readonly #elements: readonly HTMLElement[];
  readonly #simulation;
  readonly #left = new AbortController();
  #paused = true;
  #inSight = false;
  #frame = 0;
  #lastFrame = 0;
  #lastMove = 0;
  /** How far the pointer has moved since it picked an animal up. */
  #carried = 0;

  constructor(stage: HTMLElement, elements: readonly HTMLElement[]) {
    this.#stage = stage;
    this.#elements = elements;
    const area = () => ({ width: stage.clientWidth, height: stage.clientHeight });
    this.#simulation = createAnimalSimulation(starts.slice(0, elements.length), area());
    this.#draw();
    const sight = new IntersectionObserver((entries) => {
      this.#inSight = entries.at(-1)?.isIntersecting ?? false;
      this.#wake();
    });
    const size = new ResizeObserver(() => {
      this.#simulation.resize(area());
      this.#draw();
    });
    sight.observe(stage);
    size.observe(stage);
    const { signal } = this.#left;
    document.addEventListener('visibilitychange', this.#wake, { signal });
    for (const stop of [() => sight.disconnect(), () => size.disconnect(), onStillness(this.#wake)])
      signal.addEventListener('abort', stop);
  }

  leave() {
    cancelAnimationFrame(this.#frame);
    this.#left.abort();
  }

  pause(paused: boolean) {
    this.#paused = paused;
    this.#wake();
  }

  pickUp(index: number, time: number) {
    this.#lastMove = time;
    this.#carried = 0;
    this.#simulation.pickUp(index);
  }

  carry(index: number, dx: number, dy: number, time: number) {
    this.#simulation.carry(index, dx, dy, (time - this.#lastMove) / 1000);
    this.#lastMove = time;
    this.#carried += Math.abs(dx) + Math.abs(dy);
    this.#draw();
  }

  /** @param x where the pointer is on the stage, if it may have tapped; a tap pushes the animal to the other side */
  letGo(index: number, time: number, x?: number) {
    this.#simulation.letGo(index, time - this.#lastMove < throwGraceMs && this.#mayMove());
    if (x === undefined || this.#carried >= tapTolerancePx) return;
    const left = this.#simulation.at(index)?.x ?? 0;
    this.push(index, x < left + animalSize / 2 ? 1 : -1);
  }

  /** Pushes an animal to the left (-1), to the right (1) or, where no direction is given, away from the nearer edge. */
  push(index: number, direction?: number) {
    const animal = this.#simulation.at(index);
    if (!animal) return;
    const roams = this.#mayMove();
    const middle = (this.#stage.clientWidth - animalSize) / 2;
    const towards = direction ?? (animal.x < middle ? 1 : -1);
    this.#simulation.pickUp(index);
    this.#simulation.carry(index, towards * (roams ? step.roaming : step.still), 0, 0.01);
    this.#simulation.letGo(index, roams);
    this.#draw();
  }

  #mayMove = () => !this.#paused && !isStill();

  #mayRoam = () => this.#inSight && !document.hidden && this.#mayMove();

  #wake = () => {
    if (this.#frame || !this.#mayRoam()) return;
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #tick = (time: number) => {
    this.#frame = 0;
    // A frame was already requested when they were stopped.
    if (!this.#mayRoam()) return;
    this.#simulation.step((time - this.#lastFrame) / 1000);
    this.#lastFrame = time;
    this.#draw();
    for (const [index, element] of this.#elements.entries())
      if ((this.#simulation.at(index)?.impact ?? 0) > minImpactSpeed)
        element.firstElementChild?.animate(squash, { duration: 260, easing: 'ease-out' });
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #draw() {
    for (const [index, { style }] of this.#elements.entries()) {
      const animal = this.#simulation.at(index);
      if (animal) style.transform = `translate(${animal.x.toFixed(2)}px, ${animal.y.toFixed(2)}px)`;
    }
  }
}

/** The animals on the elements of `nodes`, as long as the component is there. */
export function useAnimalStage(
  stage: RefObject<HTMLElement | null>,
  nodes: RefObject<HTMLElement | null>[],
  paused: boolean,
) {
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
