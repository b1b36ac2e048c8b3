import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { PictureData } from '../../images/manifest.ts';
import { palette } from '../../theme/colours.ts';
import { below } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.ts';
import { useHydrating } from '../../ui/useHydrating.ts';
import { CasePicture, widthIn } from './CasePicture.tsx';
import { prototypeSandbox } from './prototypeFrame.ts';
import { useFrame } from './useFrame.ts';

/** The place of a picture and of the frame above it; the colour around it continues the picture's own. */
const Place = styled.div`
  position: relative;
  background: var(--around);
  /* As high as the window leaves room for, so that all of a prototype is in view. */
  > div { position: relative; width: ${widthIn('100svh - 10.5rem')}; margin-inline: auto; }
  img { aspect-ratio: var(--shape); }
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    opacity: 0;
    /* Keeps the button below in view, too. */
    scroll-margin-bottom: 4.5rem;
  }
  iframe[data-ready] { opacity: 1; }
  iframe:focus-visible { outline-offset: -3px; }
  /* Room for the button, which stands there while the frame is open. */
  && + figcaption { min-height: 4.5rem; padding-right: calc(${space.margin} + 6.5rem); }
  &:last-child { margin-bottom: 4.5rem; }
`;

/** Stands over the picture, and below the frame when that is open. */
const Switch = styled(Button)<{ $open: boolean }>`
  --on: ${palette.tram};
  --field: ${palette.ink};
  position: absolute;
  right: ${space.margin};
  bottom: ${({ $open }) => ($open ? '0' : 'clamp(1rem, 2vw, 2rem)')};
  translate: ${({ $open }) => ($open ? '0 calc(100% + 0.5rem)' : '0')};
  /* A small picture would lose a part to it, so there it hangs over the edge. */
  ${({ $open }) => !$open && css`${below.tablet} { bottom: 0; translate: 0 50%; }`}
  /* It stands on any colour, so it keeps its own in every state, and the ring is inside. */
  &&:is(:hover, :active) { background: var(--field); color: var(--on); }
  &:focus-visible { outline-color: currentColor; outline-offset: -8px; }
`;

export interface Prototype {
  address: string;
  title: string;
  around: string;
}

export interface PrototypeWords {
  open: string;
  close: string;
  again: string;
}

interface Props {
  picture: PictureData;
  prototype: Prototype;
  words: PrototypeWords;
  sizes: string;
}

/**
 * A picture with a button that puts a prototype into its place. The picture stays below the frame, so that nothing moves when
 * the frame comes, goes or fails to load. With scripts off there is no button.
 */
export function PrototypePicture({ picture, prototype: { address, title, around }, words, sizes }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, made, open, close, loaded } = useFrame(frame);
  const hydrating = useHydrating();
  const label = state === 'failed' ? words.again : made ? words.close : words.open;

  useEffect(() => {
    if (state === 'open') {
      frame.current?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: 'nearest' });
      return () => button.current?.focus({ preventScroll: true });
    }
    if (state === 'failed') announce(words.again);
  }, [state, words.again]);

  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && made) close();
  };
  return (
    <Place style={{ '--around': around } as React.CSSProperties} onKeyDown={leave}>
      <div>
        <CasePicture picture={picture} sizes={sizes} />
        {made && (
          <iframe
            ref={frame}
            src={address}
            title={title}
            sandbox={prototypeSandbox}
            data-ready={state === 'open' || undefined}
            data-screen-only=""
            onLoad={loaded}
          />
        )}
      </div>
      {!hydrating && (
        <Switch
          ref={button}
          type="button"
          data-screen-only=""
          aria-label={`${label}: ${title}`}
          $open={made}
          onClick={made ? close : open}
        >
          {label}
        </Switch>
      )}
    </Place>
  );
}
