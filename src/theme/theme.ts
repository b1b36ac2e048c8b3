import type { Role } from './roles.ts';
import {
  belowDesktop,
  belowTablet,
  breakpoints,
  fromTablet,
  uprightPhone,
  uprightTablet,
  wideWindow,
} from './tokens.ts';

/**
 * Colours as CSS custom properties, so that they follow the visitor's colour scheme. See
 * rootStyle.ts for the values. The proxy keeps the list of names out of scripts.
 */
export const color = new Proxy({} as { readonly [Name in Role]: `var(--color-${Name})` }, {
  get: (_, role: string) => `var(--color-${role})`,
});

export const from = {
  tablet: `@media ${fromTablet}`,
  desktop: `@media (min-width: ${breakpoints.desktop})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
};
export const below = {
  tablet: `@media ${belowTablet}`,
  desktop: `@media ${belowDesktop}`,
  wide: `@media (width < ${breakpoints.wide})`,
};
/** Media queries for the window's shape. */
export const shaped = {
  wide: `@media ${wideWindow}`,
  phone: `@media ${uprightPhone}`,
  tablet: `@media ${uprightTablet}`,
};
/** Windows with too little height for a fixed bar: a phone in landscape, or 400 % zoom. */
export const lowWindow = '@media (height < 30rem)';
/** Screens of visitors who have not asked for reduced motion. Paper would show a first frame. */
export const motionAllowed = '@media screen and (prefers-reduced-motion: no-preference)';
/** Devices whose main pointer is a mouse or a pen rather than a finger. */
export const finePointer = '@media (pointer: fine)';
/** Devices whose main pointer is a finger. */
export const coarse = '@media (pointer: coarse)';
/** Devices with a pointer that can hover. */
export const hoverable = '@media (hover: hover)';
