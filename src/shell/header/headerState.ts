import { space } from '../../theme/tokens.ts';

export interface HeaderState {
  hidden: boolean;
  /** Whether the page is scrolled to its top, where the header overlays the first section. */
  atTop: boolean;
  /** The furthest position in the present scrolling direction, in CSS pixels. */
  turn: number;
}

export const initialHeaderState: HeaderState = { hidden: false, atTop: true, turn: 0 };

/** Ignores smaller movements as jitter. CSS pixels. */
export const scrollThreshold = 12;
/**
 * The header stays visible while the page is scrolled by less than the header's height. CSS pixels,
 * at 16 per rem.
 */
export const topZone = Number.parseFloat(space.header) * 16;

/**
 * Returns the header's state after the page has scrolled to `y`: hidden on the way down, visible on
 * the way up.
 * @param limit the page's maximum scroll position; positions below 0 or above this are overscroll
 *   and count as the edge
 */
export function nextHeaderState(state: HeaderState, y: number, limit: number): HeaderState {
  const at = Math.min(Math.max(y, 0), Math.max(limit, 0));
  if (at <= topZone) return { hidden: false, atTop: at < scrollThreshold, turn: at };
  const moved = at - state.turn;
  if (state.hidden ? moved >= 0 : moved <= 0) return { ...state, atTop: false, turn: at };
  if (Math.abs(moved) < scrollThreshold) return state.atTop ? { ...state, atTop: false } : state;
  return { hidden: moved > 0, atTop: false, turn: at };
}
