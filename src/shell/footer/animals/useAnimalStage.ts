import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { onReducedMotionChange, prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { createAnimalSimulation } from './animalSimulation.ts';
import { animalSize, starts } from './stage.ts';

/** A pointer that has not moved for this long before the release does not throw. Milliseconds. */
const throwGraceMs = 80;

/** A pointer that moves less than this taps instead of dragging. CSS pixels. */
const tapTolerancePx = 4;

/** An animal that lands faster than this is squashed a little. CSS pixels per second. */
const squashSpeed = 200;

const squash: Keyframe[] = [
  { scale: '1.04 0.92' },
  { scale: '0.99 1.02', offset: 0.6 },
  { scale: '1' },
];

/** How far a push moves an animal. A roaming one also keeps moving by itself. CSS pixels. */
const pushPx = { still: 80, roaming: 8 } as const;

/**
 * Runs the simulation and writes `transform` to the animals' elements, while the stage and the tab
 * are visible and motion is neither paused nor reduced. Times are event timestamps in milliseconds.
 */
class AnimalRunner {
  readonly #stage: HTMLElement;
  readonly #elements: readonly HTMLElement[];
  readonly #simulation;
  readonly #stopping = new AbortController();
  #paused = true;
  /** Whether each animal is asleep. */
  asleep: readonly boolean[] = [];
  #isVisible = false;
  #frame = 0;
  #lastFrame = 0;
  #lastMove = 0;
  /** How far the pointer has moved since it picked up an animal. */
  #carried = 0;

  constructor(stage: HTMLElement, elements: readonly HTMLElement[]) {
    this.#stage = stage;
    this.#elements = elements;
    const area = () => ({ width: stage.clientWidth, height: stage.clientHeight });
    this.#simulation = createAnimalSimulation(starts.slice(0, elements.length), area());
    this.#draw();
    const visibility = new IntersectionObserver((entries) => {
      this.#isVisible = entries.at(-1)?.isIntersecting ?? false;
      this.#wake();
    });
    const size = new ResizeObserver(() => {
      this.#simulation.resize(area());
      this.#draw();
    });
    visibility.observe(stage);
    size.observe(stage);
    const { signal } = this.#stopping;
    document.addEventListener('visibilitychange', this.#wake, { signal });
    for (const unsubscribe of [
      () => visibility.disconnect(),
      () => size.disconnect(),
      onReducedMotionChange(this.#wake),
    ])
      signal.addEventListener('abort', unsubscribe);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#stopping.abort();
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

  /**
   * @param x the pointer's position on the stage if this may be a tap, which pushes the animal away
   * from the pointer
   */
  letGo(index: number, time: number, x?: number) {
    this.#simulation.letGo(index, time - this.#lastMove < throwGraceMs && this.#mayMove());
    if (x === undefined || this.#carried >= tapTolerancePx) return;
    const left = this.#simulation.at(index)?.x ?? 0;
    this.push(index, x < left + animalSize / 2 ? 1 : -1);
  }

  /**
   * Pushes an animal to the left (-1), to the right (1) or, without a direction, away from the
   * nearer edge.
   */
  push(index: number, direction?: number) {
    const animal = this.#simulation.at(index);
    if (!animal) return;
    const roams = this.#mayMove();
    const middle = (this.#stage.clientWidth - animalSize) / 2;
    const towards = direction ?? (animal.x < middle ? 1 : -1);
    this.#simulation.pickUp(index);
    this.#simulation.carry(index, towards * (roams ? pushPx.roaming : pushPx.still), 0, 0.01);
    this.#simulation.letGo(index, roams);
    this.#draw();
  }

  #mayMove = () => !this.#paused && !prefersReducedMotion();

  #mayRoam = () => this.#isVisible && !document.hidden && this.#mayMove();

  #wake = () => {
    if (this.#frame || !this.#mayRoam()) return;
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #tick = (time: number) => {
    this.#frame = 0;
    // The animals may have stopped after this frame was requested.
    if (!this.#mayRoam()) return;
    this.#simulation.step((time - this.#lastFrame) / 1000, this.asleep);
    this.#lastFrame = time;
    this.#draw();
    for (const [index, element] of this.#elements.entries())
      if ((this.#simulation.at(index)?.impact ?? 0) > squashSpeed)
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

/** Runs the animals on the elements of `nodes` while the component is mounted. */
export function useAnimalStage(
  stage: RefObject<HTMLElement | null>,
  nodes: RefObject<HTMLElement | null>[],
  paused: boolean,
  asleep: readonly boolean[],
) {
  const animals = useRef<AnimalRunner>(null);
  // Runs before the first paint, because the moving animals replace the still ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes never change
  useLayoutEffect(() => {
    if (!stage.current) return;
    const runner = new AnimalRunner(
      stage.current,
      nodes.flatMap(({ current }) => current ?? []),
    );
    animals.current = runner;
    return () => runner.stop();
  }, []);
  useEffect(() => animals.current?.pause(paused), [paused]);
  useEffect(() => {
    if (animals.current) animals.current.asleep = asleep;
  }, [asleep]);
  return animals;
}
