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
import { onReducedMotionChange, prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { type AnimalsProps, isBedtimeFor, pictureNow } from './pictureNow.ts';
import { AnimalStage, animalPictureProps, animalSize } from './stage.ts';
import { storePaused, wasPaused } from './storePaused.ts';
import { useAnimalStage } from './useAnimalStage.ts';

const shake = keyframes`
  0%, 100% { rotate: 0deg; }
  20% { rotate: -7deg; }
  40% { rotate: 6deg; }
  60% { rotate: -5deg; }
  80% { rotate: 4deg; }
`;

const awake = keyframes`from { opacity: 1; } 75% { opacity: 0; }`;
const yawn = keyframes`from { opacity: 0; } 75% { opacity: 1; }`;

const RoamingAnimal = styled.div`
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
`;

const AnimalPicture = styled.img`
  transform-origin: 50% 100%;
  ${hoverable} {
    ${motionAllowed} {
      :not([data-paused]) > ${RoamingAnimal}:hover & { transform-origin: 50% 90%; animation: ${shake} 0.6s infinite; }
    }
  }
`;

/** Appears now and then, or all the time without motion. */
const YawningPicture = styled(AnimalPicture)`
  position: absolute;
  ${motionAllowed} { :not([data-paused]) > * > & { animation: ${yawn} 9s step-end infinite; } }
`;

/** Disappears while the yawning picture is shown. */
const AwakePicture = styled(AnimalPicture)`
  position: absolute;
  opacity: 0;
  ${motionAllowed} { :not([data-paused]) > * > & { animation: ${awake} 9s step-end infinite; } }
`;

const AnimalControls = styled.div`
  position: absolute;
  top: 1.5rem;
  right: 0;
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: center;
  gap: 0 1.25rem;
`;

const AnimalButton = styled.button`
  min-height: 2.75rem;
  padding: 0.4em 0;
  border: 0;
  background: none;
  font-size: 1rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/** Appears while the button has keyboard focus. */
const AnimalHint = styled.span`
  display: none;
  font-size: 1rem;
  ${AnimalButton}:focus-visible + & { display: inline; }
`;

/**
 * Ends a drag when the browser turns the touch into scrolling, because DraggableCore ignores
 * `touchcancel`.
 */
function endTouch({ target, nativeEvent }: ReactTouchEvent) {
  target.dispatchEvent(
    new TouchEvent('touchend', { bubbles: true, changedTouches: [...nativeEvent.changedTouches] }),
  );
}

const directions: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The moving animals: visitors can pick them up, throw them, push them with a tap and pause them.
 * On the pause button the arrow keys push the animals, so that they need no focus stops.
 */
export function LiveAnimals({ words: { animals: words }, offices }: AnimalsProps) {
  const [paused, setPaused] = useState(wasPaused);
  const reducedMotion = useSyncExternalStore(onReducedMotionChange, prefersReducedMotion);
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [nodes] = useState(() => mascots.map(() => createRef<HTMLDivElement>()));
  const asleep = mascots.map((mascot, index) => isBedtimeFor(index, offices) && !!mascot.asleep);
  const animals = useAnimalStage(stage, nodes, paused, asleep);
  const pushAll = (direction?: number) => {
    for (const index of mascots.keys()) animals.current?.push(index, direction);
  };
  const toggle = () => {
    setPaused(!paused);
    storePaused(!paused);
  };
  const pushByKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const direction = directions[key];
    if (!direction || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    pushAll(direction);
  };
  return (
    <>
      <AnimalControls data-night={offices?.length === 2 ? offices[1]?.night : undefined}>
        {/* The label changes with the state. `aria-pressed` as well would contradict it. */}
        <AnimalButton
          type="button"
          aria-describedby={hint}
          onClick={reducedMotion ? () => pushAll() : toggle}
          onKeyDown={pushByKey}
        >
          {reducedMotion ? words.move : paused ? words.goOn : words.pause}
        </AnimalButton>
        <AnimalHint id={hint}>{words.hint}</AnimalHint>
      </AnimalControls>
      <AnimalStage ref={stage} aria-hidden data-paused={paused || undefined}>
        {mascots.map((mascot, index) => {
          const node = nodes[index];
          const { name } = mascot;
          const picture = {
            alt: '',
            ...animalPictureProps,
            src: pictureNow(mascot, index, offices),
          };
          const yawning = isBedtimeFor(index, offices) ? mascot.yawning : undefined;
          return (
            node && (
              // Our styles prevent text selection: the library's way injects a style element, which
              // the CSP forbids.
              <DraggableCore
                key={name}
                nodeRef={node}
                allowMobileScroll
                enableUserSelectHack={false}
                onStart={({ timeStamp }) => animals.current?.pickUp(index, timeStamp)}
                onDrag={({ timeStamp }, { deltaX, deltaY }) =>
                  animals.current?.carry(index, deltaX, deltaY, timeStamp)
                }
                // An untrusted event is from endTouch, so it is not a tap.
                onStop={({ timeStamp, isTrusted }, { x }) =>
                  animals.current?.letGo(index, timeStamp, isTrusted ? x : undefined)
                }
              >
                <RoamingAnimal ref={node} data-animal={name} onTouchCancel={endTouch}>
                  {yawning ? (
                    <>
                      <AwakePicture {...picture} />
                      <YawningPicture {...picture} src={pictureAt(yawning)} />
                    </>
                  ) : (
                    <AnimalPicture {...picture} />
                  )}
                </RoamingAnimal>
              </DraggableCore>
            )
          );
        })}
      </AnimalStage>
    </>
  );
}
