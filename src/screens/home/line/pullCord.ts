import type { Point } from '../../../ui/line/point.ts';
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { drawStraight, pathsBeside } from './cordDrawing.ts';
import { findPart, hide } from './heroParts.ts';
import { showAfterMs, showMs } from './looseEnd.ts';
import { createMovingCord } from './movingCord.ts';
import type { Ending, Pulling } from './pulling.ts';
import { clickTolerancePx, type Hand } from './pullSettings.ts';
import { rememberUntangled } from './untangled.ts';

const enabledHandles = new WeakSet<Element>();

/**
 * Lets the visitor pull the cord that is drawn in the siblings of an element.
 * @param handle catches the pointer where the cord can be taken
 */
export function pullCord(handle: HTMLElement, { loadEnding }: Pulling) {
  if (enabledHandles.has(handle)) return;
  enabledHandles.add(handle);
  const listening = new AbortController();
  const { signal } = listening;
  Object.assign(handle.style, { cursor: 'grab', userSelect: 'none', webkitUserSelect: 'none' });
  const cord = createMovingCord(handle, signal, endPulling);
  /** Where the pointer was pressed, as its x in the window. */
  let pressedAt = Number.NaN;
  /** The timer after which the loose end shows itself, or lies down again. */
  let showTimer = 0;
  let ending: Promise<Ending | undefined> | undefined;
  const prepare = () => (ending ??= loadEnding?.().catch(() => undefined));

  function endPulling(path: SVGPathElement, vibrated?: Promise<void>) {
    listening.abort();
    clearTimeout(showTimer);
    handle.style.display = 'none';
    for (const drawn of pathsBeside(handle)) {
      hide(findPart('late', drawn.ownerSVGElement));
      if (!vibrated || drawn !== path) drawStraight(drawn);
    }
    rememberUntangled();
    prepare()?.then((end) => end?.({ path, vibrated }));
  }

  function take(position: Point, hand: Hand, isClick = false) {
    cord.release();
    prepare();
    return cord.take(position, hand, isClick);
  }

  function startPull(event: PointerEvent) {
    const isOther = event.button > 0 || !event.isPrimary;
    if (isOther || cord.isHeld() || prefersReducedMotion()) return;
    clearTimeout(showTimer);
    cord.lay();
    if (!take(cord.positionOf(event), event.pointerType === 'touch' ? 'touch' : 'mouse')) return;
    pressedAt = event.clientX;
    handle.setPointerCapture(event.pointerId);
    handle.style.cursor = 'grabbing';
  }

  function onPointerMove(event: PointerEvent) {
    // A touch is captured, also while the element is not active.
    const isPressed = handle.matches(':active') || handle.hasPointerCapture(event.pointerId);
    if (cord.isHeld()) cord.moveHand(cord.positionOf(event));
    else if (event.buttons === 1 && isPressed) startPull(event);
    else cord.raiseEnd(true);
  }

  function showLooseEnd() {
    cord.raiseEnd(true);
    showTimer = window.setTimeout(cord.raiseEnd, showMs, false);
  }

  function endPull({ pointerType }: { pointerType?: string }) {
    if (!cord.runOut()) return;
    if (pointerType === 'touch') showTimer = window.setTimeout(showLooseEnd, showAfterMs);
    handle.style.cursor = 'grab';
  }

  function onClick(event: MouseEvent) {
    const laid = cord.lay();
    // Clicks by code, after a key or a touch, have no count.
    const byCode = event.detail === 0;
    if (!laid) return;
    if (prefersReducedMotion()) endPulling(laid.drawing.path);
    else if (byCode || Math.abs(event.clientX - pressedAt) < clickTolerancePx) {
      // Without dragging, the cord runs out by itself.
      take((byCode && laid.cord.positions().at(-1)) || cord.positionOf(event), 'touch', true);
      endPull({});
    }
  }

  handle.addEventListener('pointerdown', startPull, { signal });
  handle.addEventListener('pointermove', onPointerMove, { signal });
  handle.addEventListener('pointerup', endPull, { signal });
  // The browser turned the touch into scrolling, which is not a pull.
  handle.addEventListener('pointercancel', cord.release, { signal });
  handle.addEventListener('pointerleave', () => cord.raiseEnd(false), { signal });
  handle.addEventListener('click', onClick, { signal });
  if (handle.matches(':hover')) cord.raiseEnd(true);
}
