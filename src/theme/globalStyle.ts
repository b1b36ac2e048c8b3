import { fontFamily } from './fonts.ts';
import { printStyle } from './printStyle.ts';
import { rootStyle } from './rootStyle.ts';
import { color, lowWindow, motionAllowed } from './theme.ts';
import { belowHeader, fontSize, fromTablet, magnified, motion } from './tokens.ts';

/**
 * Returns the styles of every page. Only Next's `_document` calls it, so browsers' scripts do not
 * contain them.
 */
export const globalStyle = () =>
  `
  ${rootStyle}
  :root {
    color-scheme: light dark;
    /* Reserves room for the scrollbar, so that locking the page's scrolling moves nothing. */
    scrollbar-gutter: stable;
  }

  /* A script sets the attribute; without scripts the open dialog matches. */
  html[data-scroll-locked], html:has(dialog:modal) { overflow: hidden; }
  /* Colours the scrollbar's gutter like the menu. */
  html:has(dialog:modal) { background: ${color.loud}; }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: ${color.page};
    /* Enlarges everything in windows wider than 110rem. Percentages keep the font size that a visitor has set. */
    font-size: clamp(100%, 100% + (100vw - 110rem) * 0.005, 150%);
    -webkit-text-size-adjust: 100%;
    /* Keeps the targets of fragments clear of the header and the cookie notice. */
    scroll-padding: ${belowHeader('1rem')} 0 var(--notice-height);
  }

  body {
    margin: 0;
    /* Lets the page's end scroll clear of the cookie notice. */
    padding-bottom: var(--notice-height);
    color: ${color.text};
    font: 400 ${fontSize.text}/1.5 ${fontFamily};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    hanging-punctuation: first last;
    text-wrap: pretty;
  }
  /* In Chromium, 'pretty' leaves lines of one word. Phones would narrow short paragraphs by balancing. */
  @media ${fromTablet} { body { text-wrap: balance; } }

  /* With very large type on a phone, no word makes its column wider than the window. */
  main { overflow-wrap: anywhere; }
  @media ${magnified} { body { hyphens: auto; } }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table { margin: 0; padding: 0; }
  h1, h2, h3, h4, strong { font-weight: 600; }
  h1, h2, h3, h4 { font-size: inherit; text-wrap: balance; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  a { color: inherit; }
  /* Animates the underlines of ui/underline.ts. */
  ${motionAllowed} { :is(a, button > span) { transition: background-size ${motion.enter} ${motion.easeOut}; } }
  address { font-style: normal; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button { font: inherit; color: inherit; }
  table { font-variant-numeric: tabular-nums; }
  /* Components draw their own markers. */
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }

  :focus-visible {
    outline: 3px solid var(--focus, ${color.accent});
    outline-offset: 3px;
  }
  /* Scripts focus these so that reading continues there. They have no keyboard function. */
  :is(main, h1, section):focus { outline: none; }
  @media (forced-colors: active) {
    /* Drawings keep their colours in this mode. */
    * { --line: CanvasText !important; }
    /* Replaces the underlines drawn as gradients, which this mode hides. */
    :root a[aria-current] { text-decoration: underline; }
    /* Browsers paint a background behind each line, which would cover the outlines in the line before. */
    :focus-visible { isolation: isolate; }
  }

  ::selection { background: ${color.text}; color: ${color.page}; }

  /* Cross-fades between pages where the browser supports it. */
  @view-transition { navigation: auto; }
  ::view-transition-group(root) { animation-duration: ${motion.leave}; }
  @media (prefers-reduced-motion: reduce) {
    @view-transition { navigation: none; }
  }

  ${printStyle}
  /* In windows of little height the cookie notice scrolls with the page and covers nothing. */
  ${lowWindow} { :root { --notice-height: 0px; } }
`;
