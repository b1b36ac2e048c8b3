import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { routes } from '../../site.ts';
import { color, from, motionAllowed } from '../../theme/theme.ts';
import { motion, space } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { lowHoverUnderline } from '../../ui/underline.ts';
import { MenuButton, menuId } from '../menu/menuButton.ts';
import { type InShellLanguage, shellWords } from '../shellWords.ts';
import { Wordmark } from '../Wordmark.tsx';
import { scrollThreshold } from './headerState.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';

const toItsGround = keyframes`to { background-color: ${color.page}; color: ${color.text}; }`;

const Bar = styled.header`
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

  /* At the top it overlays the page's first field. */
  &[data-at-top] { background: transparent; color: var(--header-ink, ${color.text}); --focus: var(--header-ink); }

  /* Until scripts follow the scrolling, or if they never load, CSS does what it can. */
  &[data-at-top='sent'] {
    @supports (animation-timeline: scroll()) {
      animation: ${toItsGround} linear both;
      animation-timeline: scroll(root);
      animation-range: 0 ${scrollThreshold}px;
    }
    @supports not (animation-timeline: scroll()) { position: absolute; }
  }

  ${motionAllowed} {
    transition: transform ${motion.leave} ${motion.easeIn}, background-color ${motion.quick};
    &:not([data-hidden]) { transition-duration: ${motion.enter}; transition-timing-function: ${motion.easeOut}; }
  }
  &[data-hidden]:not(:focus-within) { transform: translateY(-101%); }
`;

const Actions = styled.div`
  display: flex;
  align-items: baseline;
  gap: 1.75rem;
  font-size: 1.125rem;
  font-weight: 600;
`;

const Write = styled(Link)`
  display: none;
  ${from.desktop} { display: block; }
  ${lowHoverUnderline}
`;

export function Header({ language }: InShellLanguage) {
  const words = shellWords[language].header;
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <Bar ref={bar} data-at-top="sent" lang={language}>
      <Wordmark language={language} />
      <Actions>
        <Write href={routes.contact}>{words.write}</Write>
        {/* The browser opens the dialog by itself, so the menu works before React does and without it. */}
        <MenuButton type="button" command="show-modal" commandfor={menuId} aria-haspopup="dialog">
          <span>{words.menu}</span>
        </MenuButton>
      </Actions>
    </Bar>
  );
}
