import styled from 'styled-components';
import { below, color } from '../../../theme/theme.ts';
import { magnified, space } from '../../../theme/tokens.ts';
import { aspectRatio, widthToFit } from './WorkPicture.tsx';

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

/** Leaves room for the prototype's buttons on its right. One line is level with their text. */
export const PrototypeCaption = styled.figcaption`
  min-height: 6rem;
  padding: 1.25rem min(${space.margin} + 10rem, 60%) 1.25rem ${space.margin};
  align-content: center;
  @media ${magnified} { padding: 5rem ${space.margin} 1.25rem; }
`;

/** Lies below the picture, on the right of the caption. */
export const PrototypeButtons = styled.div<{ $open: boolean }>`
  --on: var(--client-ink, ${color.marked});
  --line: var(--on);
  --bg: var(--client-field, ${color.onMarked});
  position: absolute;
  right: ${space.margin};
  display: flex;
  gap: 0.5rem;
  top: calc(100% + 1.25rem);
  flex-wrap: wrap;
  justify-content: end;
  ${({ $open }) => $open && `${below.tablet} { > * { padding-inline: 0.7em; font-size: 1rem; } }`}
  /* On a ground of any colour, the buttons keep their colours, with the focus ring inside. */
  &&& > :is(:hover, :active) { background: var(--bg); color: var(--on); }
  && > :focus-visible { outline-color: currentColor; outline-offset: -8px; }
`;
