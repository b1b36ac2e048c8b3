import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { routes } from '../../site.ts';
import { color, from, motionAllowed } from '../../theme/theme.ts';
import { fontSize, motion, space } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { lowHoverUnderline } from '../../ui/underline.ts';
import { MenuButton, menuId } from '../menu/menuButton.ts';
import type { InShell } from '../shellWords.ts';
import { Wordmark } from '../Wordmark.tsx';
import { scrollThreshold } from './headerState.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';

const becomeOpaque = keyframes`to { background-color: ${color.page}; color: ${color.text}; }`;

const HeaderBar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 2;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  height: ${space.header};
  padding: 1rem ${space.margin} 0;
  background: ${color.page};
  color: ${color.text};
  view-transition-name: header;

  /* At the top of the page, the header overlays the first section. */
  &[data-at-top] { background: transparent; color: var(--header-ink, ${color.text}); --focus: var(--header-ink); }

  /* Until the script tracks scrolling, CSS gives the header a background or leaves it at the top. */
  &[data-at-top='sent'] {
    @supports (animation-timeline: scroll()) {
      animation: ${becomeOpaque} linear both;
      animation-timeline: scroll(root);
      animation-range: 0 ${scrollThreshold}px;
    }
    @supports not (animation-timeline: scroll()) { position: absolute; }
  }

  /* The colours change at once: pale text would be invisible on a bar that fades. */
  ${motionAllowed} {
    transition: transform ${motion.leave} ${motion.easeIn};
    &:not([data-hidden]) { transition: transform ${motion.enter} ${motion.easeOut}; }
  }
  &[data-hidden]:not(:has(:focus-visible)) { transform: translateY(-101%); }
`;

/** Narrow windows have no room for the contact link. */
const HeaderActions = styled.div`
  display: flex;
  align-items: baseline;
  gap: 1.75rem;
  font-size: ${fontSize.text};
  font-weight: 600;
  a { display: none; ${lowHoverUnderline} }
  ${from.desktop} { a { display: block; } }
`;

/**
 * The fixed header: wordmark, contact link and menu button. Hides on the way down and shows on the
 * way up.
 */
export function Header({ words, lang }: InShell) {
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <HeaderBar ref={bar} data-at-top="sent" data-screen-only="" lang={lang}>
      <Wordmark words={words} />
      <HeaderActions>
        <Link href={routes.contact}>{words.header.write}</Link>
        {/* The browser opens the dialog, so the menu works without scripts. */}
        <MenuButton type="button" command="show-modal" commandfor={menuId} aria-haspopup="dialog">
          <span>{words.header.menu}</span>
        </MenuButton>
      </HeaderActions>
    </HeaderBar>
  );
}
