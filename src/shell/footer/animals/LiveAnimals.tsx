import { createRef, type TouchEvent as ReactTouchEvent, useRef, useState } from 'react';
import { DraggableCore } from 'react-draggable';
import { Pause, Roaming } from './liveStage.ts';
import { portraitProps, portraits } from './portraits.ts';
import { Portrait, Stage } from './stage.ts';
import { useRoaming } from './useRoaming.ts';

/** DraggableCore ignores `touchcancel` and would keep dragging when the browser turns the touch into scrolling. */
function endTouch({ target, nativeEvent }: ReactTouchEvent) {
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [...nativeEvent.changedTouches] }));
}

/** The moving animals: visitors can pick them up, throw them a little and pause them. */
export function LiveAnimals() {
  const [paused, setPaused] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const [nodes] = useState(() => portraits.map(() => createRef<HTMLDivElement>()));
  const handle = useRoaming(stage, nodes, paused);
  return (
    <>
      {/* Its name says what it does next; a pressed state beside a changing name would say the opposite. */}
      <Pause type="button" onClick={() => setPaused(!paused)}>
        {paused ? 'Let the animals go on' : 'Pause the animals'}
      </Pause>
      <Stage ref={stage} aria-hidden>
        {portraits.map(({ id, src }, index) => {
          const node = nodes[index];
          return (
            node && (
              // Its hack against text selection injects a style element, which the CSP forbids; our styles prevent selection instead.
              <DraggableCore key={id} nodeRef={node} allowMobileScroll enableUserSelectHack={false} {...handle(index)}>
                <Roaming ref={node} data-animal={id} onTouchCancel={endTouch}>
                  <Portrait {...portraitProps} src={src} />
                </Roaming>
              </DraggableCore>
            )
          );
        })}
      </Stage>
    </>
  );
}
