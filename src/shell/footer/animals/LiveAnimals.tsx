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
import styled, { keyframes } from 'styled-components';
import { mascots, pictureAt } from '../../../content/facts/mascots.ts';
import { hoverable, motionAllowed } from '../../../theme/theme.ts';
import { type InShellLanguage, shellWords } from '../../shellWords.ts';
import { useAnimalStage } from './AnimalStage.ts';
import { animalSize, Portrait, portraitProps, Stage } from './stage.ts';
import { isStill, keepPaused, onStillness, wasPaused } from './stillness.ts';

const shake = keyframes`
  0%, 100% { rotate: 0deg; }
  20% { rotate: -7deg; }
  40% { rotate: 6deg; }
  60% { rotate: -5deg; }
  80% { rotate: 4deg; }
`;

const Roaming = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: ${animalSize}px;
  height: ${animalSize}px;
  cursor: grab;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  /* Swiping up or down over an animal still scrolls the page. */
  touch-action: pan-y;
  will-change: transform;
  &:active { cursor: grabbing; }
  img { transform-origin: 50% 100%; }
  ${hoverable} {
    ${motionAllowed} {
      :not([data-paused]) > &:hover img { transform-origin: 50% 90%; animation: ${shake} 0.6s infinite; }
    }
  }
`;

const Control = styled.div`
  position: absolute;
  top: 1.5rem;
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
`;

const Press = styled.button`
  min-height: 2.75rem;
  padding: 0.4em 0;
  border: 0;
  background: none;
  font-size: 1rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/** For those who come to the button by keyboard. */
const Hint = styled.span`
  display: none;
  font-size: 1rem;
  ${Press}:focus-visible + & { display: inline; }
`;

/** DraggableCore ignores `touchcancel` and would keep dragging when the browser turns the touch into scrolling. */
function endTouch({ target, nativeEvent }: ReactTouchEvent) {
  target.dispatchEvent(
    new TouchEvent('touchend', { bubbles: true, changedTouches: [...nativeEvent.changedTouches] }),
  );
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
  const [nodes] = useState(() => mascots.map(() => createRef<HTMLDivElement>()));
  const animals = useAnimalStage(stage, nodes, paused);
  const pushAll = (direction?: number) => {
    for (const index of mascots.keys()) animals.current?.push(index, direction);
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
        <Press
          type="button"
          aria-describedby={hint}
          onClick={still ? () => pushAll() : toggle}
          onKeyDown={pushByKey}
        >
          {still ? words.move : paused ? words.goOn : words.pause}
        </Press>
        <Hint id={hint}>{words.hint}</Hint>
      </Control>
      <Stage ref={stage} aria-hidden data-paused={paused || undefined}>
        {mascots.map(({ name, picture }, index) => {
          const node = nodes[index];
          return (
            node && (
              // Its hack against text selection injects a style element, which the CSP forbids; our styles prevent selection instead.
              <DraggableCore
                key={name}
                nodeRef={node}
                allowMobileScroll
                enableUserSelectHack={false}
                onStart={({ timeStamp }) => animals.current?.pickUp(index, timeStamp)}
                onDrag={({ timeStamp }, { deltaX, deltaY }) =>
                  animals.current?.carry(index, deltaX, deltaY, timeStamp)
                }
                // A touch that the browser has turned into scrolling ends with an event of our own, and is no tap.
                onStop={({ timeStamp, isTrusted }, { x }) =>
                  animals.current?.letGo(index, timeStamp, isTrusted ? x : undefined)
                }
              >
                <Roaming ref={node} data-animal={name} onTouchCancel={endTouch}>
                  <Portrait {...portraitProps} src={pictureAt(picture)} />
                </Roaming>
              </DraggableCore>
            )
          );
        })}
      </Stage>
    </>
  );
}
