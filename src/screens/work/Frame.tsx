import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { prototypePath } from '../../site.ts';
import { type PrototypeMessage, prototypeSandbox } from './prototypeFrame.ts';

/** How long a loaded prototype may take to report that it is ready. */
const readyTimeoutMs = 3000;

export type FrameState = 'closed' | 'loading' | 'open' | 'failed';

const PrototypeIframe = styled.iframe<{ $scale: number }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: 0;
  transform-origin: 0 0;
  scale: ${({ $scale }) => $scale};
  /* Scrolling to it leaves room for the buttons below it. */
  scroll-margin-bottom: 4.5rem;
  &[data-ready] { opacity: 1; }
  &:focus-visible { outline-offset: -3px; }
`;

interface Props {
  slug: string;
  title: string;
  /** The magnification: 1 is the prototype's own size. */
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

  useEffect(() => {
    const readMessage = ({ source, data }: MessageEvent<PrototypeMessage>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      onState(data === 'ready' ? 'open' : 'closed');
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

  // Keeps the middle of the frame in view when its scale changes.
  useEffect(() => {
    const box = frame.current?.parentElement;
    box?.scrollTo((scale - 1) * 0.5 * box.clientWidth, (scale - 1) * 0.5 * box.clientHeight);
  }, [scale]);

  const failUnlessReady = () => onState((current) => (current === 'loading' ? 'failed' : current));
  return (
    <PrototypeIframe
      ref={frame}
      src={prototypePath(slug)}
      title={title}
      sandbox={prototypeSandbox}
      $scale={scale}
      data-ready={state === 'open' || undefined}
      data-screen-only=""
      onLoad={() => setTimeout(failUnlessReady, readyTimeoutMs)}
    />
  );
}
