import { createTheme } from 'styled-components';
import { breakpoints, schemes } from './tokens.ts';

const { GlobalStyle, vars, raw, ...roles } = createTheme(schemes.light, { prefix: 'dk' });

/** Colours as CSS custom properties: `color.text` is `var(--dk-text, …)` and follows the visitor's scheme. */
export const color = roles as { [Role in keyof typeof schemes.light]: string };

/** Emits the light scheme; must stand inside a ThemeProvider that carries `rawTheme`. */
export const LightScheme = GlobalStyle;
export const rawTheme = raw;

/** The declarations that turn every colour to the dark scheme. */
export const darkDeclarations = (Object.keys(schemes.dark) as (keyof typeof schemes.dark)[])
  .map((role) => `${vars[role]}: ${schemes.dark[role]};`)
  .join('');

export const from = {
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  desktop: `@media (min-width: ${breakpoints.desktop})`,
};
export const below = { tablet: `@media (width < ${breakpoints.tablet})` };
/** Motion for those who have not asked for less of it. */
export const moving = '@media (prefers-reduced-motion: no-preference)';
/** Devices whose pointer can rest on a thing. */
export const hovering = '@media (hover: hover)';
