import styled from 'styled-components';
import { motionAllowed } from '../../theme/theme.ts';

/** How far the case has been read, as the line along the window's upper edge; only where the browser supports scroll-driven animations. */
export const Progress = styled.div.attrs({ 'aria-hidden': true, 'data-screen-only': '' })`
  display: none;
  @supports (animation-timeline: scroll()) {
    ${motionAllowed} {
      display: block;
      position: fixed;
      inset: 0 0 auto;
      z-index: 3;
      height: 4px;
      background: var(--client-line);
      transform-origin: 0 50%;
      animation: read linear both;
      animation-timeline: scroll();
      @keyframes read { from { transform: scaleX(0); } }
    }
  }
`;
