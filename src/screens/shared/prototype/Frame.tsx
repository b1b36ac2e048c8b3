import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { prototypePath } from '../../../site.ts';
import { frameHeight } from './Prototype.styles.ts';
import { type PrototypeMessage, prototypeSandbox } from './prototypeFrame.ts';
import { widthToFit } from './WorkPicture.tsx';

/** How long a loaded prototype may take to report that it is ready. */
const readyTimeoutMs = 3000;

/** The smallest enlargement that has its own step. */
const minGain = 1.25;

export type FrameState = 'closed' | 'loading' | 'open' | 'failed';

/** The frame's width at its own size, which is the picture's. */
const ownWidth = widthToFit(frameHeight);

const FrameBox = styled.div`
  --size: calc(var(--scale) * ${ownWidth});
  --start: max(0px, (100% - var(--size)) / 2);
  position: absolute;
  inset: 0;
  overflow: auto;
`;

/** Takes up the enlarged frame's room, because Chromium and WebKit miss a scaled frame's overflow. */
const FrameRoom = styled.div`
  position: absolute;
  top: 0;
  left: var(--start);
  width: var(--size);
  height: calc(var(--scale) * 100%);
  pointer-events: none;
`;

/** The place of the control that has the focus. Scrolling to it leaves room for an outline. */
const FocusedPlace = styled.span`
  position: absolute;
  scroll-margin: 0.5rem;
`;

const PrototypeIframe = styled.iframe`
  position: absolute;
  left: var(--start);
  width: ${ownWidth};
  height: 100%;
  border: 0;
  opacity: 0;
  transform-origin: 0 0;
  scale: var(--scale);
  /* Scrolling to it leaves room for the buttons below it. */
  scroll-margin-bottom: 4.5rem;
  &[data-ready] { opacity: 1; }
  &:focus-visible { outline-offset: -3px; }
`;

interface Props {
  slug: string;
  title: string;
  /** 1 is the prototype's own size, 2 at least the width of its place, 4 twice that. */
  scale: number;
  state: FrameState;
  onState: Dispatch<SetStateAction<FrameState>>;
  /** Whether the frame gets the focus when it opens. */
  takesFocus: boolean;
  /** Gets the focus when the frame closes. */
  button: RefObject<HTMLElement | null>;
}

/**
 * Shows the document of a prototype once it reports that it is ready. A browser's error page never
 * does, so it stays hidden.
 */
export function Frame({ slug, title, scale, state, onState, takesFocus, button }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const focusedPlace = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const readMessage = ({ source, data }: MessageEvent<PrototypeMessage>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (typeof data === 'string') onState(data === 'ready' ? 'open' : 'closed');
      else if (focusedPlace.current) {
        const distances = data.map((px) => `calc(var(--scale) * ${px}px)`);
        focusedPlace.current.style.inset = distances.join(' ');
        focusedPlace.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    };
    addEventListener('message', readMessage);
    return () => removeEventListener('message', readMessage);
  }, [onState]);

  useEffect(() => {
    if (state !== 'open') return;
    if (takesFocus) {
      frame.current?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [state, takesFocus, button]);

  // Scales the frame to the width of its place before cropping it, and shows its middle.
  useEffect(() => {
    const box = frame.current?.parentElement;
    if (!frame.current || !box) return;
    // Sets the scale before measuring, because scrollbars make the box narrower.
    box.style.setProperty('--scale', `${scale}`);
    const fit = box.clientWidth / frame.current.offsetWidth;
    if (scale > 1 && fit > minGain) box.style.setProperty('--scale', `${(fit * scale) / 2}`);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
    box.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [scale]);

  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const failUnlessReady = () => onState((current) => (current === 'loading' ? 'failed' : current));
  return (
    <FrameBox data-screen-only="">
      <PrototypeIframe
        ref={frame}
        src={prototypePath(slug)}
        title={title}
        sandbox={prototypeSandbox}
        data-ready={state === 'open' || undefined}
        onLoad={() => {
          timer.current = window.setTimeout(failUnlessReady, readyTimeoutMs);
        }}
      />
      <FrameRoom>
        <FocusedPlace ref={focusedPlace} />
      </FrameRoom>
    </FrameBox>
  );
}
