import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { prototypePath } from '../../site.ts';
import { type PrototypeMessage, prototypeSandbox } from './prototypeFrame.ts';

/** How long a frame that has loaded may take to report its first view, in milliseconds. */
const patience = 3000;

export type FrameState = 'closed' | 'asked' | 'open' | 'failed';

const Window = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: 0;
  transform-origin: 0 0;
  /* Keeps the buttons below in view, too. */
  scroll-margin-bottom: 4.5rem;
  &[data-ready] { opacity: 1; }
  &:focus-visible { outline-offset: -3px; }
`;

interface Props {
  slug: string;
  title: string;
  /** How many times its own size it is shown. */
  scale: number;
  state: FrameState;
  onState: Dispatch<SetStateAction<FrameState>>;
  /** Whether the first view takes the focus, and what gets it in the end. */
  takesFocus: boolean;
  button: RefObject<HTMLElement | null>;
}

/** The document of a prototype: open once it has said that it is ready. What a browser shows instead of one says nothing. */
export function Frame({ slug, title, scale, state, onState, takesFocus, button }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<PrototypeMessage>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      onState(data === 'ready' ? 'open' : 'closed');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onState]);

  useEffect(() => {
    if (state !== 'open') return;
    if (takesFocus) {
      frame.current?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: 'nearest' });
    }
    return () => button.current?.focus({ preventScroll: true });
  }, [state, takesFocus, button]);

  // What grows does so around its middle.
  useEffect(() => {
    const box = frame.current?.parentElement;
    box?.scrollTo((scale - 1) * 0.5 * box.clientWidth, (scale - 1) * 0.5 * box.clientHeight);
  }, [scale]);

  const giveUp = () => onState((now) => (now === 'asked' ? 'failed' : now));
  return (
    <Window
      ref={frame}
      src={prototypePath(slug)}
      title={title}
      sandbox={prototypeSandbox}
      style={{ scale: String(scale) }}
      data-ready={state === 'open' || undefined}
      data-screen-only=""
      onLoad={() => setTimeout(giveUp, patience)}
    />
  );
}
