import { fontFamily } from './fonts.ts';
import { schemes } from './schemes.ts';
import { color, lowWindow } from './theme.ts';
import {
  belowHeader,
  belowTablet,
  fontSize,
  magnified,
  motion,
  space,
  uprightPhone,
  uprightWindow,
} from './tokens.ts';
import { typeSizes } from './typeSizes.ts';

/** @param besides what holds already, and is not written again */
const declarations = (
  scheme: Readonly<Record<string, string>>,
  besides: Readonly<Record<string, string>> = {},
) =>
  Object.entries(scheme)
    .filter(([role, value]) => besides[role] !== value)
    .map(([role, value]) => `--of-${role}: ${value};`)
    .join(' ');

const sizes = (shape: 0 | 1 | 2) =>
  `:root{${Object.entries(typeSizes)
    .map(([name, values]) => (values[shape] ? `--${name}:${values[shape]};` : ''))
    .join('')}}`;

/** The styles of every page. Only the document writes them, so that browsers' scripts do not contain them. */
export const globalStyle = () =>
  `
  :root {
    ${declarations(schemes.light)}
    color-scheme: light dark;
    /* Room for the scrollbar is kept, so that locking the page moves nothing. */
    scrollbar-gutter: stable;
  }
  ${sizes(0)}
  @media ${uprightWindow} { ${sizes(1)} }
  @media ${uprightPhone} { ${sizes(2)} }
  /* Phones zoomed in. */
  @media (width < 20rem) { :root { --display: 3.66rem; } }
  @media (prefers-color-scheme: dark) {
    :root { ${declarations(schemes.dark, schemes.light)} }
  }
  @media (prefers-contrast: more) {
    :root { --of-quietText: ${color.text}; --of-quiet: ${color.page}; }
  }

  /* Scripts set the attribute; without them the open dialog is matched. */
  html[data-scroll-locked], html:has(dialog:modal) { overflow: hidden; }
  /* The scrollbar's gutter looks like part of the menu. */
  html:has(dialog:modal) { background: ${color.loud}; }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: ${color.page};
    /* On very wide screens everything measured in rem grows along, by half a pixel for every 100; a visitor's own size is kept. */
    font-size: clamp(100%, 100% + (100vw - 110rem) * 0.005, 150%);
    -webkit-text-size-adjust: 100%;
    /* Targets of fragments must not be under the header. */
    scroll-padding-top: ${belowHeader('1rem')};
  }

  body {
    margin: 0;
    color: ${color.text};
    font: 400 ${fontSize.text}/1.5 ${fontFamily};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    hanging-punctuation: first last;
    text-wrap: pretty;
  }

  /* Very large type on a phone: no word makes its column wider than the window. */
  main { overflow-wrap: anywhere; }
  @media ${magnified} {
    body { hyphens: auto; }
    /* One column. */
    footer > div { grid-template-columns: minmax(0, 1fr) !important; }
    footer > :last-child > * { grid-area: auto !important; }
  }
  /* Half of the smallest phones is narrower than these words; zoomed in that far, they have a column to themselves. */
  @media (20rem <= width < 22rem) and (aspect-ratio < 5/8) {
    footer section h2 { font-size: 1.75rem !important; }
    dialog h2 + ul { font-size: 1rem !important; letter-spacing: -0.015em; }
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table { margin: 0; padding: 0; }
  h1, h2, h3, h4, strong { font-weight: 600; }
  h1, h2, h3, h4 { font-size: inherit; text-wrap: balance; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  a { color: inherit; }
  address { font-style: normal; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button { font: inherit; color: inherit; }
  table { font-variant-numeric: tabular-nums; }

  :focus-visible {
    outline: 3px solid var(--focus, ${color.accent});
    outline-offset: 3px;
  }
  /* They have the focus so that reading goes on there; nothing in them answers to a key. */
  :is(main, h1, section):focus { outline: none; }
  /* Gradients, which draw the underlines, are not shown. */
  @media (forced-colors: active) {
    a[aria-current] { text-decoration: underline !important; }
    /* Browsers paint a ground behind each line, which would cover the outlines of the line before. */
    :focus-visible { isolation: isolate; }
  }
  /* The cookie notice asks for room only where it covers the page. */
  ${lowWindow} {
    html { scroll-padding-bottom: 0 !important; }
    body { padding-bottom: 0 !important; }
  }

  /* Rows that phones swipe; see ui/Swipe.tsx. */
  @media screen and ${belowTablet} {
    [data-swipe] { margin-inline: calc(-1 * ${space.margin}); timeline-scope: --swipe; }
    [data-swipe] > :first-child {
      display: grid;
      grid: auto / auto-flow var(--each);
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scroll-padding-inline: ${space.margin};
      /* Room for the outlines of what is focused. */
      padding: 0.5rem ${space.margin};
      scroll-timeline: --swipe inline;
    }
    [data-swipe] :is(li, article) { scroll-snap-align: start; }
    /* Browsers take what is partly in sight for seen; the item that holds the focus comes in. */
    [data-swipe] > :has(:focus-visible) { scroll-snap-type: x mandatory; }
    [data-swipe] > :has(:focus-visible) :not(:focus-within) { scroll-snap-align: none; }
    @supports (timeline-scope: --swipe) {
      @media (pointer: coarse) and (forced-colors: none) {
        [data-swipe] > :first-child { scrollbar-width: none; }
        /* Where nothing is left to swipe it is not there. */
        [data-swipe]::after {
          content: '';
          display: block;
          height: 6px;
          margin: 0.75rem ${space.margin} 0;
          background: linear-gradient(currentColor 0 0) 0 / 25% 6px no-repeat, linear-gradient(currentColor 0 0) 0 / 100% 2px repeat-x;
          opacity: 0;
          animation: swiped linear both;
          animation-timeline: --swipe;
        }
        @keyframes swiped { from { opacity: 1; } to { opacity: 1; background-position: 100%, 0; } }
      }
    }
  }

  /* The skip link is visible while it has the focus. */
  [data-skip] {
    --focus: ${color.inverseLine};
    position: fixed;
    top: 0;
    left: 0;
    z-index: 4;
    padding: 0.75em 1.25em;
    background: ${color.inverse};
    color: ${color.onInverse};
    font-size: ${fontSize.small};
    font-weight: 600;
    translate: 0 -110%;
  }
  /* The outline is inside, as the window ends beside the link. */
  [data-skip]:focus { translate: 0 0; outline-offset: -6px; }
  ::selection { background: ${color.text}; color: ${color.page}; }

  /* Pages cross-fade where the browser supports it. */
  @view-transition { navigation: auto; }
  ::view-transition-group(root) { animation-duration: ${motion.leave}; }
  @media (prefers-reduced-motion: reduce) {
    @view-transition { navigation: none; }
  }

  @media print {
    header, dialog, footer nav, [data-skip], [data-screen-only] { display: none !important; }
    /* No fields of ink, whatever their own colours are. */
    * { --field: #fff !important; --on: #000 !important; --line: #000 !important; }
    body { font-size: 11pt; }
    /* Rows that phones swipe are columns. */
    [data-swipe] > :first-child { display: grid; grid: auto / repeat(auto-fit, minmax(15rem, 1fr)); }
    a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; }
  }
`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};\n])\s*/g, (_, sign) => sign.trim())
    .replaceAll(': ', ':')
    .replaceAll(';}', '}');
