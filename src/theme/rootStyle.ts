import type { Role } from './roles.ts';
import { schemes } from './schemes.ts';
import { color } from './theme.ts';
import { uprightPhone, uprightWindow } from './tokens.ts';
import { typeSizes } from './typeSizes.ts';

const colorProperties = (roles: Partial<Record<Role, string>>) =>
  Object.entries(roles)
    .map(([role, value]) => `--color-${role}:${value};`)
    .join('');

/** The colours in which the dark scheme differs from the light one. */
const darkOnly = Object.fromEntries(
  Object.entries(schemes.dark).filter(([role, value]) => schemes.light[role as Role] !== value),
);

/** @param shape the window's shape, as an index of the values in typeSizes.ts */
const sizeProperties = (shape: 0 | 1 | 2) =>
  Object.entries(typeSizes)
    .map(([name, values]) => (values[shape] ? `--${name}:${values[shape]};` : ''))
    .join('');

const { onLoud, text } = schemes.light;

/**
 * Sets the custom properties that theme.ts and tokens.ts refer to: colours, type sizes, margin and
 * gutter. A first section with `data-loud` gives the header its text's colour. `--notice-height` is how
 * much of the window's foot the cookie notice covers.
 *
 * `--unit` is the size of a drawing's unit, see lineStroke.ts, and `--whole` that of the hero's whole
 * drawing. WebKit divides lengths wrongly by `tan(atan2())` unless they are registered.
 */
export const rootStyle = `
  ${['unit', 'whole', 'stroke'].map((name) => `@property --${name}{syntax:'<length>';inherits:true;initial-value:1px}`).join('')}
  :root {
    ${colorProperties(schemes.light)}
    ${sizeProperties(0)}
    --stroke: max(4px, 0.038 * var(--display));
    --notice-height: var(--measured-notice, 0px);
    /* Content is at most 105 rem wide. With very large type, margin and gutter shrink. */
    --margin: max(clamp(min(1.25rem, 6vw), 3.4vw, 3rem), (100vw - 105rem) / 2);
    --gutter: clamp(min(1rem, 4.5vw), 2vw, 2rem);
  }
  @media ${uprightWindow} { :root { ${sizeProperties(1)} } }
  @media ${uprightPhone} { :root { ${sizeProperties(2)} } }
  /* Matches phones that are zoomed in. */
  @media (width < 20rem) { :root { --display: 3.66rem; } }
  @media screen and (prefers-color-scheme: dark) { :root { ${colorProperties(darkOnly)} } }
  @media (prefers-contrast: more) {
    :root { --color-quietText: ${color.text}; --color-quiet: ${color.page}; }
  }
  ${onLoud === text ? '' : `:root:has([data-loud]) { --header-ink: ${color.onLoud}; }`}
`;
