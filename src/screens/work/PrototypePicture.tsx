import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { prototypeWords as words } from '../../content/facts/prototypeWords.ts';
import type { PictureData } from '../../images/manifest.ts';
import { below, color, from } from '../../theme/theme.ts';
import { magnified, space } from '../../theme/tokens.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.ts';
import { useHydrating } from '../../ui/useHydrating.ts';
import { CasePicture, phoneShape, shape, widthIn } from './CasePicture.tsx';
import type { FrameState, Frame as FrameType } from './Frame.tsx';

/**
 * The place of a picture and of the frame above it; the picture's colour goes on around it. It is as high as the window leaves
 * room for, so that all of a prototype is in view; in px, so that larger text does not make it smaller.
 */
const Place = styled.div`
  ${shape}
  position: relative;
  > :first-child { position: relative; width: ${widthIn('100svh - 168px')}; margin-inline: auto; }
  img { aspect-ratio: var(--shape); }
`;

/** Below a picture that can be tried out. It leaves room for the buttons, which stand there on phones and tablets, and while the frame is open. */
export const Caption = styled.figcaption`
  && { min-height: 4.5rem; padding: 0.75rem min(${space.margin} + 10rem, 60%) 0.75rem ${space.margin}; }
  @media ${magnified} { && { padding: 4.25rem ${space.margin} 0.75rem; } }
`;

/** Stand over the picture, and below the frame when that is open. A small picture would lose a part to them. */
const Buttons = styled.div<{ $open: boolean }>`
  --on: ${color.marked};
  --field: ${color.onMarked};
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
  /* They stand on any colour, so they keep their own in every state, and the ring is inside. */
  &&& > :is(:hover, :active) { background: var(--field); color: var(--on); }
  && > :focus-visible { outline-color: currentColor; outline-offset: -8px; }
`;

export interface Prototype {
  slug: string;
  title: string;
}

interface Props {
  picture: PictureData;
  prototype: Prototype;
  sizes: string;
  /** Whether it also opens when the picture is touched, or a mouse rests on it. */
  inviting?: boolean;
}

/** How long a mouse stands still before it rests, in milliseconds. */
const rest = 300;

/** Four times is at least twice of what stood there before a visitor zoomed in or set larger text, which leaves it less room. */
const largest = 4;

/**
 * A picture with a button that puts a prototype into its place. The picture stays below the frame, so that nothing moves when
 * the frame comes, goes or fails to load, but where a phone's crop is shown in part: there it is as high as the crop. With scripts
 * off there is no button.
 */
export function PrototypePicture({ picture, prototype, sizes, inviting }: Props) {
  const { slug, title } = prototype;
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [state, setState] = useState<FrameState>('closed');
  const [takesFocus, setTakesFocus] = useState(true);
  const [scale, setScale] = useState(1);
  const [Frame, setFrame] = useState<ComponentType<ComponentProps<typeof FrameType>>>();
  const hydrating = useHydrating();
  const made = state === 'asked' || state === 'open';
  const label = state === 'failed' ? words.again : made ? words.close : words.open;

  useEffect(() => {
    if (state === 'failed') announce(words.again);
  }, [state]);

  const open = (pressed: boolean) => {
    setTakesFocus(pressed);
    setScale(1);
    setState('asked');
    import('./Frame.tsx').then(
      (module) => setFrame(() => module.Frame),
      () => setState('failed'),
    );
  };
  const close = () => setState('closed');
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && made) close();
  };
  const invitation = inviting &&
    !made && {
      onClick: () => open(true),
      onPointerMove: ({ pointerType }: PointerEvent) => {
        clearTimeout(timer.current);
        if (pointerType === 'mouse') timer.current = window.setTimeout(open, rest, false);
      },
      onPointerLeave: () => clearTimeout(timer.current),
    };
  return (
    <Place
      style={{ background: picture.colour, ...(made && phoneShape(picture)) }}
      onKeyDown={leave}
    >
      <div style={made && scale > 1 ? { overflow: 'auto' } : undefined} {...invitation}>
        <CasePicture picture={picture} sizes={sizes} />
        {made && Frame && (
          <Frame {...{ slug, title, scale, state, takesFocus, button }} onState={setState} />
        )}
      </div>
      {!hydrating && (
        <Buttons $open={made} data-screen-only="">
          {made && (
            <Button type="button" onClick={() => setScale(scale < largest ? 2 * scale : 1)}>
              {scale < largest ? words.larger : words.smaller}
            </Button>
          )}
          <Button
            ref={button}
            type="button"
            aria-label={`${label}: ${title}`}
            onClick={made ? close : () => open(true)}
          >
            {label}
          </Button>
        </Buttons>
      )}
    </Place>
  );
}
