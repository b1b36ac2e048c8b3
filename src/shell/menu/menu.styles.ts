import styled, { css } from 'styled-components';
import { services } from '../../content/facts/services.ts';
import { menuEntries } from '../../site.ts';
import { finePointer, from, motionAllowed } from '../../theme/theme.ts';
import {
  fontSize,
  motion,
  smallestPhone,
  space,
  stroke,
  uprightWindow,
} from '../../theme/tokens.ts';
import { tone } from '../../ui/Field.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
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
  overflow-y: auto;
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
  background: var(--field);
`;

export const MenuBody = styled.div`
  display: grid;
  gap: 3rem;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  padding: 0.5rem 0 1rem;

  ${from.tablet} {
    grid-template: 1fr auto / minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 1.5rem ${space.gutter};
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
  /* Fits all entries into the window's height, unless that makes them too small. */
  font-size: clamp(2.75rem, min(7vw, (100dvh - 11rem) / ${entriesHeight}), 5.33rem);
  @media ${uprightWindow} { font-size: min(${fontSize.headline}, 3.36rem); }
  ${lowMenu} { font-size: 4rem; }
  ${from.tablet} {
    display: grid;
    align-content: space-between;
    /* Keeps the entries together on upright screens. */
    height: min(100%, ${entryCount} * 1.63em);
  }
  font-weight: 600;
  line-height: 1.06;
  letter-spacing: -0.045em;

  a { ${hoverUnderline} background-position: 0 94%; }
  a:is(:hover, :focus-visible, [aria-current='page']) { background-size: 100% 0.055em; }
`;

/**
 * Shows a drawing on the rule, in the room that lists of 15 rows leave: of the link under the pointer,
 * or else the last one shown, which at first is that of the first service.
 */
const drawingOnRule = css`
  --drawing: ${drawingOf(services[0].slug)};
  ${from.wide} {
    ${finePointer} {
      a:is(:hover, :focus-visible)::after, &:not(:has(a:hover, a:focus-visible))::after {
        ${drawing}
        --high: min(22dvh, 95dvh - 43rem);
        height: var(--high);
        inset: auto 0 calc(-1.5rem - 2px - var(--high) * 30 / 320);
      }
    }
  }
`;

/** The drawings need scripts, so the exported HTML has no styles for them. */
export const MenuLists = styled.div<{ $hydrating: boolean }>`
  display: grid;
  gap: clamp(1rem, 4.5dvh, 3.5rem);
  align-content: start;
  ${from.tablet} { padding-top: 0.75rem; }
  h2 { font-size: ${fontSize.text}; line-height: 1.3; margin-bottom: 0.4em; }
  position: relative;
  ${({ $hydrating }) => !$hydrating && drawingOnRule}
`;

export const MenuList = styled.ul`
  columns: 8rem 2;
  overflow-wrap: anywhere;
  column-gap: ${space.gutter};
  font-size: 1.125rem;
  line-height: 1.25;
  @media ${smallestPhone} { font-size: 1rem; letter-spacing: -0.015em; }
  ${from.tablet} { font-size: clamp(1rem, 1.25vw, 1.25rem); }

  li { break-inside: avoid; }
  /* Tall enough for a thumb, and closer together for a mouse. */
  a { display: inline-block; padding: calc((2.75rem - 1.25em) / 2) 0; ${hoverUnderline} }
  ${from.desktop} { ${finePointer} { a { padding: 0.13em 0; background-position: 0 100%; } } }
`;

export const MenuSocials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  padding-top: 0.75rem;
  /* Not as wide as the window, where it would end beside the room that the page's scrollbar leaves. */
  border-top: ${stroke.line} solid var(--line);
  font-size: ${fontSize.text};
  font-weight: 600;
  a { display: inline-block; padding: 0.5em 0; ${hoverUnderline} }
  ${from.tablet} { grid-column: 1 / -1; }
`;
