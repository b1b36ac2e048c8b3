import styled, { css } from 'styled-components';
import { services } from '../../content/facts/services.ts';
import { menuEntries, servicePath } from '../../site.ts';
import { below, finePointer, from, motionAllowed, shaped } from '../../theme/theme.ts';
import { fontSize, motion, space, stroke, uprightWindow } from '../../theme/tokens.ts';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { tone } from '../../ui/Section.tsx';
import { hoverUnderline } from '../../ui/underline.ts';
import { shellWords } from '../shellWords.ts';

export const MenuPanel = styled.dialog`
  ${tone('loud')}
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0 ${space.margin};
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* Keeps the focus clear of the menu's head. */
  scroll-padding-top: ${space.header};

  /* Slides in from the button's side and back. The line at its edge separates it from a page of the same colour. */
  ${motionAllowed} {
    box-shadow: calc(-1 * ${stroke.line}) 0 0 var(--line);
    translate: 100% 0;
    transition:
      translate ${motion.leave} ${motion.easeIn},
      display ${motion.leave} allow-discrete,
      overlay ${motion.leave} allow-discrete;
    &[open] {
      translate: 0 0;
      transition-duration: ${motion.enter};
      transition-timing-function: ${motion.easeOut};
    }
    @starting-style {
      &[open] { translate: 100% 0; }
    }
  }
  &::backdrop { background: transparent; }

  &[open] { display: grid; grid-template: auto 1fr / minmax(0, 1fr); }
`;

export const MenuHead = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  height: ${space.header};
  margin: 0 calc(-1 * ${space.margin});
  padding: 1rem ${space.margin} 0;
  background: var(--bg);
`;

export const MenuBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  padding-bottom: 0.5rem;
  a { ${hoverUnderline} }

  ${from.tablet} {
    grid-template: 1fr auto / minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 1.5rem ${space.gutter};
    padding-top: 0.5rem;
  }
`;

/** The height of all menu entries in em, at 1.06 em per line, with a little space. */
const { length: entryCount } = menuEntries(shellWords.pages);
const entriesHeight = (entryCount * 1.06 + 0.42).toFixed(1);

/**
 * Matches landscape phones and zoomed-in desktops, where the entries are larger and the menu
 * scrolls.
 */
const lowMenu = '@media (height < 34rem) and (aspect-ratio >= 4/5)';

export const MenuEntries = styled.ul`
  line-height: 1.06;
  /* Fits all entries into the window's height, unless that makes them too small. */
  font-size: clamp(2.75rem, min(7vw, (100dvh - 11rem) / ${entriesHeight}), 5.33rem);
  @media ${uprightWindow} { font-size: min(${fontSize.headline}, 3.36rem); }
  ${shaped.phone} { font-size: min(12.2vw, 3.5rem); line-height: 1.15; }
  ${lowMenu} { font-size: 4rem; }
  ${from.tablet} {
    display: grid;
    align-content: space-between;
    /* Keeps the entries together on upright screens. */
    height: min(100%, ${entryCount} * 1.63em);
  }
  font-weight: 600;
  letter-spacing: -0.045em;

  a { background-position: 0 94%; }
  a:is(:hover, :focus-visible, [aria-current='page']) { background-size: 100% 0.055em; }
`;

/** The height of what phones show beside the drawing: the head, the entries and two folded lists. */
const phoneMenuHeight = '39rem';
/**
 * The height that wide windows need beside the drawing: for the head, lists of 10 rows and the
 * links. Up to 14 rows end at the drawing's height, left of its tangle; with more, raise it.
 */
const listsOfTenHeight = '31.5rem';
/** The height of a drawing in wide windows, in strokes of its line. */
const drawingStrokes = 40;

/**
 * Shows on the rule the drawing of the link under the pointer, or else the last one shown; at first
 * that of the first service. Phones have room for it above the lists, and wide windows below lists
 * of 10 rows. The mask draws the rule as well, so that both are one line, from edge to edge; the
 * extra pixel hides how browsers round the two.
 */
const drawingOnRule = css`
  position: relative;
  --drawing: ${drawingOf(servicePath(services[0].slug))};
  --high: 0px;
  ${below.tablet} {
    --high: clamp(6rem, 100dvh - ${phoneMenuHeight}, 11rem);
    --foot: calc(100% + ${stroke.line} / 2);
    margin-top: calc(var(--high) - 2.5rem);
  }
  /* Puts the links closer together for a mouse. */
  ${from.desktop} { ${finePointer} { li > a { padding: 0.13em 0; background-position: 0 100%; } } }
  ${from.wide} { ${finePointer} { --high: min(${drawingStrokes} * ${stroke.bleed}, 100dvh - ${listsOfTenHeight}); } }
  a:is(:hover, :focus-visible)::after, &:not(:has(a:hover, a:focus-visible))::after {
    ${drawing}
    height: var(--high);
    inset: auto calc(-1 * ${space.margin}) calc(var(--foot, -1.5rem - ${stroke.line} / 2) - var(--high) * 30 / 320) -100vw;
    mask: var(--drawing) right ${space.margin} bottom 0/auto 100% no-repeat, linear-gradient(#000 0 0) 0 91.67%/100% calc(2.5% + 1px) no-repeat;
  }
`;

/**
 * The drawings need scripts, so the exported HTML has no styles for them. The other styles are in
 * menuListsStyle.ts, so that scripts do not contain them.
 */
export const MenuLists = styled.div<{ $hydrated: boolean }>`
  ${({ $hydrated }) => $hydrated && drawingOnRule}
`;

export const MenuSocials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  font-size: ${fontSize.text};
  font-weight: 600;
  a { display: inline-block; padding: 0.6em 0; }
  ${from.tablet} { grid-column: 1 / -1; padding-top: 0.75rem; border-top: ${stroke.line} solid var(--line); }
`;
