import type { Work } from '../../content/load.ts';
import { belowHeader, breakpoints, space } from '../../theme/tokens.ts';
import { arrivalStyle } from './arrivalStyle.ts';
import { figureStyle } from './figureStyle.ts';
import { storyStyle } from './storyStyle.ts';

/** The opening stands side by side where the window is wider than it is high. */
const sideBySide = `@media (min-width: ${breakpoints.tablet}) and (min-aspect-ratio: 6/5)`;

/** The client's colours, for the first field, the header over it and every later field that is the client's. */
const clientColours = ({ colour: { field, ink, line } }: Pick<Work, 'colour'>) => `
  :root { --header-ink: ${ink}; --client-line: ${line}; }
  section.client + section.client { padding-top: 0; }
  /* A portrait may have the client's colour as its ground. */
  .client li > img { outline: 3px solid var(--on); outline-offset: -3px; }
  section.client, .figures { --field: ${field}; --on: ${ink}; --line: ${ink}; --focus: ${ink}; }
`;

/**
 * A work's page opens with one composition as high as the window: the text on the client's field, and the cover, which is cut by
 * the right and the lower edge. Of the picture's 1,920 by 1,200 the object takes some 1,000 by 1,030; the rest is field, on which
 * the text may stand. Where the two are stacked, the uppermost of the picture lies behind the text.
 */
const opening = `
  section.opening {
    display: grid;
    grid-template: auto minmax(min(72vw, 45svh), 1fr) / minmax(0, 1fr);
    min-height: 100svh;
    padding-top: ${belowHeader('clamp(0.75rem, 6vw, 5rem)')};
    padding-bottom: 0;
    overflow: clip;
  }
  .opening > :first-child { position: relative; z-index: 1; }
  .opening p:first-child { margin-bottom: 0.75rem; font-weight: 600; }
  .opening h1 { max-width: 16ch; }
  .opening h1 + p { margin-top: 1.5rem; }
  .art { position: relative; margin: 0 calc(-1 * ${space.margin}); }
  .art img {
    position: absolute;
    right: 0;
    bottom: 0;
    height: min(112%, 114vw);
    object-position: 100% 100%;
  }
  ${sideBySide} {
    section.opening { display: block; padding-top: ${belowHeader('min(6vw, 7svh, 5rem)')}; padding-bottom: 2rem; }
    .opening > :first-child { max-width: calc(45.5vw - ${space.margin}); }
    .opening h1 { font-size: min(6.4vw, 11.2svh, 7.5rem); }
    .opening h1 + p { max-width: min(27em, 100%); }
    .art { position: absolute; inset: 0; margin: 0; }
    .art img { width: min(100%, 164svh); height: min(100%, 62.5vw); }
  }
  /* Neither lets text stand on a picture. */
  @media print, (forced-colors: active) { section.opening { display: block; } .art { position: static; } .art img { position: static; width: 100%; height: auto; } }
  @media print { section.opening { min-height: 0; padding: 0; } }
`;

const minified = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, '');

/**
 * The styles of a work's page. They reach browsers as data of the page and stand in its head, so that scripts, whose size is
 * limited, do not contain them; only the export imports this file.
 */
export const workStyle = (work: Pick<Work, 'colour' | 'slug'>) =>
  minified(clientColours(work) + opening + figureStyle + storyStyle + arrivalStyle(work.slug));
