import { type Drawing, draw, drawingBeside, link, placesOf } from './drawing.ts';
import { type Carrier, call, drawStraight, end, endAt } from './ending.ts';
import { leaveOnly } from './prize.ts';
import { createCord, type Place } from './simulation.ts';

/** How far the hand may be ahead of the cord, how near it has to be to take it, and how far the end rises to it: CSS pixels. */
const elastic = 40;
const reach = 48;
const rise = 4;
/** How many links rise with the end. */
const rising = 14;
/** Strides of the cord in a 60th of a second. */
const strides = 24;
/** With how many hauls a mouse and a finger pull the whole cord out, each from where it is taken to the window's edge. */
const hauls = { mouse: 2, touch: 3 };
/** How much more of the cord than that a haul brings, as loops hold some of it back. */
const spare = 1.3;
/** Where the hand goes on to when it lets go of the last haul, as a share of the page's width: the cord comes out however short that haul is. */
const beyond = 1.2;
/** A press that moves the pointer less than this is no haul: CSS pixels. */
const dragged = 4;
/** The shortest haul that counts as one: CSS pixels. */
const shortest = 60;
/** What is left of the way from the pointer to where the cord was taken, a frame later. */
const closing = 0.88;
/** Below this much turning nothing is left of the tangle but the bend that the cord comes in by: radians. */
const straight = 6;

const taken = new WeakSet<Element>();

/**
 * Lets the visitor pull the cord that is drawn beside an element.
 * @param target where the cord can be taken; its siblings are the drawings
 * @param rest what the page's headline becomes then, if anything: its last words
 * @param carrier who walks off with it
 * @param onStraight called when nothing is left of the tangle
 */
export function pullCord(
  target: HTMLElement,
  rest: string | undefined,
  carrier: Carrier | undefined,
  onStraight: () => void,
) {
  if (taken.has(target)) return;
  taken.add(target);
  const listening = new AbortController();
  Object.assign(target.style, { cursor: 'grab', userSelect: 'none', webkitUserSelect: 'none' });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let drawing: Drawing | undefined;
  let cord: ReturnType<typeof createCord> | undefined;
  let called: HTMLImageElement | undefined;
  let pointer: Place | undefined;
  /** Where the cord was taken, from the pointer: it comes into the hand soon. */
  let grip: Place = { x: 0, y: 0 };
  let lift = 0;
  let hauled = 0;
  /** Hauls that are left, with the one that is made. */
  let left = 0;
  let pressedAt = Number.NaN;
  /** Let go while the cord was still coming after the hand: it comes the rest of the way. */
  let thrown = false;
  let near = false;
  let frame = 0;
  let last = 0;

  /** A pointer's place as the simulation sees it. */
  const placeOf = ({ clientX, clientY }: MouseEvent): Place =>
    new DOMPoint(clientX, clientY).matrixTransform(drawing?.path.getScreenCTM()?.inverse());

  /** Takes the drawing over, anew where the window shows the other one. */
  function takeOver() {
    const shown = drawingBeside(target);
    if (!shown || shown.path === drawing?.path) return;
    drawing = shown;
    cord = createCord(placesOf(shown), link, elastic * shown.unit);
    Object.assign(shown.path.style, { strokeDasharray: 'none', strokeLinejoin: 'round' });
  }

  function finish(shown: Drawing) {
    listening.abort();
    target.style.display = 'none';
    onStraight();
    // The steps further down stand straighter as well.
    document.documentElement.style.setProperty('--tangle', '0.35');
    return () => {
      const heading = shown.path.closest('section')?.querySelector('h1');
      if (heading && rest) leaveOnly(rest, heading, still.matches);
    };
  }

  function next(now: number) {
    frame = 0;
    if (!drawing || !cord) return;
    // A frame may have begun before the event that asked for it.
    const elapsed = Math.max(0, Math.min(now - last, 50));
    last = now;
    grip = { x: grip.x * closing, y: grip.y * closing };
    const hand = pointer && { x: pointer.x + grip.x, y: pointer.y + grip.y };
    const { turning, behind } = cord.drag(hand ?? grip, Math.ceil((strides * elapsed * 60) / 1000));
    if (thrown && behind < link / 2) drop();
    const settles = !pointer && cord.settle(endAt * drawing.width, drawing.level);
    const wanted = near && !pointer ? rise * drawing.unit : 0;
    lift += (wanted - lift) * Math.min(1, elapsed / 60);
    const places = cord.places();
    for (const [index, place] of places.slice(-rising).entries())
      place.y -= lift * ((index + 1) / rising) ** 2;
    draw(drawing, places);
    if (turning < straight) {
      end(drawing, places, carrier, called, finish(drawing));
    } else if (pointer || settles || Math.abs(wanted - lift) > 0.05)
      frame = requestAnimationFrame(next);
  }

  function wake() {
    if (frame || listening.signal.aborted || still.matches) return;
    last = performance.now();
    frame = requestAnimationFrame(next);
  }

  /** Takes the cord where the pointer is, geared so that the hauls that are left pull it out. @returns what is drawn, if it is near enough */
  function pull(event: MouseEvent & { pointerType?: string }) {
    drop();
    takeOver();
    called ??= carrier && call(carrier);
    if (!drawing || !cord) return;
    const at = placeOf(event);
    const room = Math.max(shortest, window.innerWidth - event.clientX) * drawing.unit;
    left = Math.max(1, (event.pointerType === 'touch' ? hauls.touch : hauls.mouse) - hauled);
    const gear = (spare * drawing.path.getTotalLength()) / left / room;
    const held = cord.take(at, reach * drawing.unit, Math.max(1, gear));
    if (!held) return;
    grip = { x: held.x - at.x, y: held.y - at.y };
    pointer = at;
    wake();
    return drawing;
  }

  function take(event: PointerEvent) {
    if (!event.isPrimary || (pointer && !thrown) || still.matches) return;
    const path = pull(event)?.path;
    if (!path) return;
    pressedAt = event.clientX;
    // What the cord passes over is cut no more, as it moves; where it passes under words, these cut it.
    path.nextElementSibling?.remove();
    for (const { style } of path
      .closest('section')
      ?.querySelectorAll<HTMLElement>('h1, p, a + a') ?? [])
      Object.assign(style, { webkitTextStroke: '8px var(--field)', paintOrder: 'stroke fill' });
    target.setPointerCapture(event.pointerId);
    target.style.cursor = 'grabbing';
  }

  function follow(event: PointerEvent) {
    if (pointer && !thrown) {
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

  function drop() {
    thrown = false;
    pointer = undefined;
    cord?.release();
  }

  function letGo() {
    if (!pointer || !drawing || thrown) return;
    hauled += 1;
    if (left < 2) pointer = { x: drawing.width * beyond, y: drawing.level };
    target.style.cursor = 'grab';
    thrown = true;
    wake();
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, listener, { signal: listening.signal });
  on('pointerdown', (event) => event.button === 0 && take(event));
  on('pointermove', follow);
  on('pointerup', letGo);
  // The browser scrolls instead; that is no haul.
  on('pointercancel', drop);
  on('pointerleave', () => {
    near = false;
    wake();
  });
  on('click', (event) => {
    takeOver();
    if (!drawing) return;
    // Keys, which HeroLine listens to, click without a count.
    if (still.matches || event.detail === 0) {
      drawStraight(drawing);
      finish(drawing)();
    } else if (Math.abs(event.clientX - pressedAt) < dragged) {
      // Pressed, not dragged: it runs out by itself.
      hauled = hauls.touch;
      pull(event);
      letGo();
    }
  });
  if (target.matches(':hover')) approach();
}
