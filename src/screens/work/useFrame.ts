import { type RefObject, useEffect, useState } from 'react';
import type { PrototypeMessage } from './prototypeFrame.ts';

/** How long a frame that has loaded may take to report its first view, in milliseconds. */
const patience = 3000;

export type FrameState = 'closed' | 'asked' | 'open' | 'failed';

/**
 * The state of a frame that is made when it is asked for: `open` once its document has said that it is ready. What a browser
 * shows instead of a document that does not load says nothing, so that becomes `failed`.
 */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<FrameState>('closed');
  const made = state === 'asked' || state === 'open';

  useEffect(() => {
    if (!made) return;
    const hear = ({ source, data }: MessageEvent<PrototypeMessage>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (data === 'ready') setState('open');
      if (data === 'leave') setState('closed');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [made, frame]);

  const giveUp = () => setState((now) => (now === 'asked' ? 'failed' : now));
  return {
    state,
    made,
    open: () => setState('asked'),
    close: () => setState('closed'),
    loaded: () => setTimeout(giveUp, patience),
  };
}
