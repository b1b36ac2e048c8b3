import { createRef, useRef, useState } from 'react';
import { DraggableCore } from 'react-draggable';
import { portraitProps, portraits } from './portraits.ts';
import { Pause, Portrait, Roaming, Stage } from './stage.ts';
import { useRoaming } from './useRoaming.ts';

/** The animals drifting about: to be picked up, thrown a little and paused. */
export function LiveAnimals() {
  const [paused, setPaused] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const [nodes] = useState(() => portraits.map(() => createRef<HTMLDivElement>()));
  const handle = useRoaming(stage, nodes, paused);
  return (
    <>
      <Pause type="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
        {paused ? 'Let the animals go on' : 'Pause the animals'}
      </Pause>
      <Stage ref={stage} aria-hidden>
        {portraits.map(({ id, src }, index) => {
          const node = nodes[index];
          return (
            node && (
              <DraggableCore key={id} nodeRef={node} allowMobileScroll {...handle(index)}>
                <Roaming ref={node} data-animal={id}>
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
