import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PictureData } from '../../images/picture.ts';
import { belowTablet } from '../../theme/tokens.ts';
import { announce } from '../../ui/announce.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useHydrating } from '../../ui/useHydrating.ts';
import { prototypeSandbox } from './prototypeFrame.ts';
import { Place, Switch } from './prototypeParts.ts';
import { useFrame } from './useFrame.ts';

export interface Prototype {
  address: string;
  title: string;
  around: string;
  phone?: 'left' | 'center' | 'right' | undefined;
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
  /** The attribute where the picture is not cut. */
  sizes: string;
}

/**
 * A picture with a button that puts a prototype into its place. The picture stays below the frame, so that nothing moves when
 * the frame comes, goes or fails to load. With scripts off there is no button.
 */
export function PrototypePicture({ picture, prototype: { address, title, around, phone }, words, sizes: whole }: Props) {
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
  // In portrait format a picture in landscape is cut, and therefore needed in 16/9 of the window's width.
  const sizes = phone ? `${belowTablet} 178vw, ${whole}` : whole;
  return (
    <Place $phone={phone} style={{ '--around': around } as React.CSSProperties} onKeyDown={leave}>
      <div>
        <Picture picture={picture} sizes={sizes} />
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
