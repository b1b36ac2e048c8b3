import styled from 'styled-components';
import { below, color, from } from '../../theme/theme.ts';
import { magnified, space } from '../../theme/tokens.ts';
import { aspectRatio, widthToFit } from './CasePicture.tsx';

export const PrototypePlace = styled.div`
  ${aspectRatio}
  position: relative;
  img { aspect-ratio: var(--shape); }
`;

/** Fits the window's height. Its limit is in px, so that larger text does not shrink it. */
export const frameHeight = '100svh - 168px';

export const PrototypeView = styled.div`
  width: ${widthToFit(frameHeight)};
  margin-inline: auto;
`;

/** Has room for the prototype's buttons on its right. */
export const PrototypeCaption = styled.figcaption`
  && {
    min-height: 4.5rem;
    padding: 0.75rem min(${space.margin} + 10rem, 60%) 0.75rem ${space.margin};
  }
  @media ${magnified} { && { padding: 4.25rem ${space.margin} 0.75rem; } }
`;

/** The buttons are on the picture, or below it on small screens and while the frame is open. */
export const PrototypeButtons = styled.div<{ $open: boolean }>`
  --on: ${color.marked};
  --line: ${color.marked};
  --bg: ${color.onMarked};
  position: absolute;
  right: ${space.margin};
  display: flex;
  gap: 0.5rem;
  top: calc(100% + 0.5rem);
  flex-wrap: wrap;
  justify-content: end;
  ${({ $open }) =>
    $open
      ? `${below.tablet} { > * { padding-inline: 0.7em; font-size: 1rem; } }`
      : `${from.desktop} { top: auto; bottom: clamp(1rem, 2vw, 2rem); }`}
  /* On a picture of any colour, the buttons keep their colours, with the focus ring inside. */
  &&& > :is(:hover, :active) { background: var(--bg); color: var(--on); }
  && > :focus-visible { outline-color: currentColor; outline-offset: -8px; }
`;
