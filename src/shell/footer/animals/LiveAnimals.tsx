import {
  createRef,
  type KeyboardEvent,
  type TouchEvent as ReactTouchEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { DraggableCore } from 'react-draggable';
import { type InShellLanguage, shellWords } from '../../shellWords.ts';
import { Control, Hint, Press, Roaming } from './liveStage.ts';
import { Portrait, portraitProps, portraits, Stage } from './stage.ts';
import { isStill, keepPaused, onStillness, wasPaused } from './stillness.ts';
import { useAnimalStage } from './useAnimalStage.ts';

/** DraggableCore ignores `touchcancel` and would keep dragging when the browser turns the touch into scrolling. */
function endTouch({ target, nativeEvent }: ReactTouchEvent) {
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [...nativeEvent.changedTouches] }));
}

const directions: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The moving animals: visitors can pick them up, throw them a little, push them with a tap and pause them. By keyboard the
 * arrows push them from the button that is there anyway, so that nobody has two more stops on the way through the footer.
 */
export function LiveAnimals({ language }: InShellLanguage) {
  const words = shellWords[language].animals;
  const [paused, setPaused] = useState(wasPaused);
  const still = useSyncExternalStore(onStillness, isStill);
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [nodes] = useState(() => portraits.map(() => createRef<HTMLDivElement>()));
  const animals = useAnimalStage(stage, nodes, paused);
  const pushAll = (direction?: number) => {
    for (const index of portraits.keys()) animals.current?.push(index, direction);
  };
  const toggle = () => {
    setPaused(!paused);
    keepPaused(!paused);
  };
  const pushByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    pushAll(direction);
  };
  return (
    <>
      <Control>
        {/* Its name says what it does next; a pressed state beside a changing name would say the opposite. */}
        <Press type="button" aria-describedby={hint} onClick={still ? () => pushAll() : toggle} onKeyDown={pushByKey}>
          {still ? words.move : paused ? words.goOn : words.pause}
        </Press>
        <Hint id={hint}>{words.hint}</Hint>
      </Control>
      <Stage ref={stage} aria-hidden data-paused={paused || undefined}>
        {portraits.map(({ id, src }, index) => {
          const node = nodes[index];
          return (
            node && (
              // Its hack against text selection injects a style element, which the CSP forbids; our styles prevent selection instead.
              <DraggableCore
                key={id}
                nodeRef={node}
                allowMobileScroll
                enableUserSelectHack={false}
                onStart={({ timeStamp }) => animals.current?.pickUp(index, timeStamp)}
                onDrag={({ timeStamp }, { deltaX, deltaY }) => animals.current?.carry(index, deltaX, deltaY, timeStamp)}
                // A touch that the browser has turned into scrolling ends with an event of our own, and is no tap.
                onStop={({ timeStamp, isTrusted }, { x }) =>
                  animals.current?.letGo(index, timeStamp, isTrusted ? x : undefined)
                }
              >
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
