import {
  type ComponentProps,
  type ComponentType,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import words from '#words/prototype';
import type { PictureData } from '../../../images/manifest.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import type { FrameState, Frame as FrameType } from './Frame.tsx';
import { PrototypeButtons, PrototypePlace, PrototypeView } from './Prototype.styles.ts';
import { phoneShape, WorkPicture } from './WorkPicture.tsx';

export interface Prototype {
  slug: string;
  title: string;
}

interface Props {
  picture: PictureData;
  prototype: Prototype;
  sizes: string;
  /** Whether a click on the picture, or a mouse that rests on it, opens the prototype, too. */
  opensOnHover?: boolean;
}

const hoverDelayMs = 300;

/** The largest of the sizes 1, 2 and 4. Large text and zoom at most halve a prototype's size. */
const maxScale = 4;

/** A picture whose button opens a prototype above it. */
export function PrototypePicture({ picture, prototype, sizes, opensOnHover }: Props) {
  const { slug, title } = prototype;
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [state, setState] = useState<FrameState>('closed');
  const [takesFocus, setTakesFocus] = useState(true);
  const [scale, setScale] = useState(1);
  const [Frame, setFrame] = useState<ComponentType<ComponentProps<typeof FrameType>>>();
  const hydrated = useHydrated();
  const isFrameShown = state === 'loading' || state === 'open';
  const label = state === 'failed' ? words.again : isFrameShown ? words.close : words.open;

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (state === 'failed') announce(words.again);
  }, [state]);

  // Listens on the whole page, because a mouse may have opened the frame. In the menu Escape closes that.
  useEffect(() => {
    if (!isFrameShown) return;
    const closeOnEscape = ({ key }: KeyboardEvent) =>
      key === 'Escape' && !document.querySelector(':modal') && setState('closed');
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isFrameShown]);

  const open = (isPressed: boolean) => {
    clearTimeout(timer.current);
    setTakesFocus(isPressed);
    setScale(1);
    setState('loading');
    import('./Frame.tsx').then(
      (module) => setFrame(() => module.Frame),
      () => setState((current) => (current === 'loading' ? 'failed' : current)),
    );
  };
  const close = () => setState('closed');
  const pictureEvents = opensOnHover &&
    !isFrameShown && {
      onClick: () => open(true),
      onPointerMove: ({ pointerType }: PointerEvent) => {
        clearTimeout(timer.current);
        if (pointerType === 'mouse') timer.current = window.setTimeout(open, hoverDelayMs, false);
      },
      onPointerLeave: () => clearTimeout(timer.current),
    };
  return (
    <PrototypePlace style={{ background: picture.colour, ...phoneShape(picture) }}>
      <PrototypeView {...pictureEvents}>
        <WorkPicture picture={picture} sizes={sizes} />
        {isFrameShown && Frame && (
          <Frame {...{ slug, title, scale, state, takesFocus, button }} onState={setState} />
        )}
      </PrototypeView>
      {hydrated && (
        <PrototypeButtons $open={isFrameShown} data-screen-only="">
          {isFrameShown && (
            <Button type="button" onClick={() => setScale(scale < maxScale ? 2 * scale : 1)}>
              {scale < maxScale ? words.larger : words.smaller}
            </Button>
          )}
          <Button
            ref={button}
            type="button"
            aria-label={`${label}: ${title}`}
            onClick={isFrameShown ? close : () => open(true)}
          >
            {label}
          </Button>
        </PrototypeButtons>
      )}
    </PrototypePlace>
  );
}
