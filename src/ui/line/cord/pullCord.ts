import { type Drawing, draw, drawingBeside, placesOf, unfold } from './drawing.ts';
import { callPuli, drawStraight, end } from './ending.ts';
import { createCord, type Place } from './simulation.ts';

/** How far the hand may be ahead of the cord, how near it has to be to take it, and how far the end rises to it: CSS pixels. */
const elastic = 40;
const reach = 48;
const rise = 4;
/** How many links rise with the end. */
const rising = 14;
/** Strides of the cord in a 60th of a second. */
const strides = 18;
/** What is left of the way from the pointer to where the cord was taken, a frame later. */
const closing = 0.88;
/** Below this much turning nothing is left of the tangle: radians. */
const straight = 2.6;

const taken = new WeakSet<Element>();

/**
 * Lets the visitor pull the cord that is drawn beside an element.
 * @param target where the cord can be taken; its siblings are the drawings
 * @param onStraight called when nothing is left of the tangle
 */
export function pullCord(target: HTMLElement, onStraight: () => void) {
  if (taken.has(target)) return;
  taken.add(target);
  const listening = new AbortController();
  Object.assign(target.style, { cursor: 'grab', userSelect: 'none', webkitUserSelect: 'none' });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let drawing: Drawing | undefined;
  let cord: ReturnType<typeof createCord> | undefined;
  let puli: HTMLImageElement | undefined;
  let pointer: Place | undefined;
  /** Where the cord was taken, from the pointer: it comes into the hand soon. */
  let grip: Place = { x: 0, y: 0 };
  let lift = 0;
  let near = false;
  let frame = 0;
  let last = 0;

  /** A pointer's place as the simulation sees it. */
  function placeOf({ clientX, clientY }: PointerEvent): Place {
    const part = (drawing?.paths.length ?? 0) - 1;
    return unfold(new DOMPoint(clientX, clientY).matrixTransform(drawing?.paths[part]?.getScreenCTM()?.inverse()), part);
  }

  /** Takes the drawing over, anew where the window shows the other one. */
  function takeOver() {
    const shown = drawingBeside(target);
    if (!shown || shown.paths[0] === drawing?.paths[0]) return;
    drawing = shown;
    cord = createCord(placesOf(shown), shown.link, elastic * shown.unit);
    for (const { style } of shown.paths) Object.assign(style, { strokeDasharray: 'none', strokeLinejoin: 'round' });
  }

  function finish() {
    listening.abort();
    target.style.display = 'none';
    onStraight();
    // The steps further down stand straighter as well.
    document.documentElement.style.setProperty('--tangle', '0.35');
    return drawing;
  }

  function show(places: Place[]) {
    for (const [index, place] of places.slice(-rising).entries()) place.y -= lift * ((index + 1) / rising) ** 2;
    if (drawing) draw(drawing, places);
  }

  function next(now: number) {
    frame = 0;
    if (!drawing || !cord) return;
    const elapsed = Math.min(now - last, 50);
    last = now;
    grip = { x: grip.x * closing, y: grip.y * closing };
    const hand = pointer && { x: pointer.x + grip.x, y: pointer.y + grip.y };
    const turning = hand ? cord.drag(hand, Math.ceil((strides * elapsed * 60) / 1000)) : Number.POSITIVE_INFINITY;
    const wanted = near && !pointer ? rise * drawing.unit : 0;
    lift += (wanted - lift) * Math.min(1, elapsed / 60);
    show(cord.places());
    if (turning < straight) {
      finish();
      end(drawing, cord.places(), puli ?? callPuli());
    } else if (pointer || Math.abs(wanted - lift) > 0.05) frame = requestAnimationFrame(next);
  }

  function wake() {
    if (frame || listening.signal.aborted || still.matches) return;
    last = performance.now();
    frame = requestAnimationFrame(next);
  }

  function take(event: PointerEvent) {
    if (!event.isPrimary || pointer || still.matches) return;
    takeOver();
    const at = placeOf(event);
    const held = cord?.take(at, reach * (drawing?.unit ?? 1));
    if (!held) return;
    grip = { x: held.x - at.x, y: held.y - at.y };
    pointer = at;
    puli ??= callPuli();
    target.setPointerCapture(event.pointerId);
    target.style.cursor = 'grabbing';
    wake();
  }

  function follow(event: PointerEvent) {
    if (pointer) {
      pointer = placeOf(event);
    } else if (event.buttons === 1 && target.matches(':active')) take(event);
    else approach();
  }

  function approach() {
    if (still.matches) return;
    near = true;
    takeOver();
    wake();
  }

  function letGo() {
    if (!pointer) return;
    target.style.cursor = 'grab';
    pointer = undefined;
    cord?.release();
    wake();
  }

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    target.addEventListener(name, listener, { signal: listening.signal });
  on('pointerdown', (event) => event.button === 0 && take(event));
  on('pointermove', follow);
  on('pointerup', letGo);
  on('pointercancel', letGo);
  on('pointerleave', () => {
    near = false;
    wake();
  });
  on('click', () => {
    if (!still.matches) return;
    takeOver();
    const shown = finish();
    if (shown) drawStraight(shown);
  });
  if (target.matches(':hover')) approach();
}
