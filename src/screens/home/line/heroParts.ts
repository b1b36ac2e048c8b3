/**
 * What code finds in the hero by the attribute `data-hero`: the `text` below the headline, and in
 * each drawing what appears after the line, `late`: its crossings, and the hint, its only `text`.
 */
export type HeroPart = 'text' | 'late';

export const findPart = (part: HeroPart, within: Element | null) =>
  within?.querySelector(`[data-hero=${part}]`);

/** React rendered the element, and would fail to remove one that is gone. */
export const hide = (element: Element | null | undefined) =>
  element?.setAttribute('display', 'none');
