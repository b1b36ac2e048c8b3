import { space } from '../../theme/tokens.ts';

export interface HeaderState {
  hidden: boolean;
  /** Whether the page is scrolled to its top, where the header overlays the first field. */
  atTop: boolean;
  /** The furthest point reached in the present direction, in CSS pixels. */
  turn: number;
}

export const initialHeaderState: HeaderState = { hidden: false, atTop: true, turn: 0 };

/** Smaller movements are jitter, not intent. CSS pixels. */
export const scrollThreshold = 12;
/** Within the header's own height nothing hides. CSS pixels, at the usual 16 to a rem. */
export const topZone = Number.parseFloat(space.header) * 16;

/**
 * The header's state after the page has scrolled to `y`: hidden on the way down, shown on the way up.
 * @param limit the furthest the page can scroll; what lies beyond 0 or this is overscroll and counts as the edge.
 */
export function nextHeaderState(state: HeaderState, y: number, limit: number): HeaderState {
  const at = Math.min(Math.max(y, 0), Math.max(limit, 0));
  if (at <= topZone) return { hidden: false, atTop: at < scrollThreshold, turn: at };
  const moved = at - state.turn;
  if (state.hidden ? moved >= 0 : moved <= 0) return { ...state, atTop: false, turn: at };
  if (Math.abs(moved) < scrollThreshold) return state.atTop ? { ...state, atTop: false } : state;
  return { hidden: moved > 0, atTop: false, turn: at };
}
