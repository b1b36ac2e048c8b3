import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { mascots, pictureAt } from '../../../content/facts/mascots.ts';
import { whenNear } from '../whenNear.ts';
import type { AnimalsProps } from './pictureNow.ts';
import { AnimalBand, AnimalStage, animalPictureProps } from './stage.ts';

/** The footer's mascots. They do not move until the footer is near and their behaviour has loaded. */
export function Animals({ children, ...props }: AnimalsProps & { children: ReactNode }) {
  const band = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<AnimalsProps>>();

  useEffect(
    () =>
      whenNear(band.current, () => {
        // Shows no error if loading fails, because the animals then only do not move.
        import('./LiveAnimals.tsx')
          // Renders in a transition, because the visitor is scrolling.
          .then((module) => startTransition(() => setLive(() => module.LiveAnimals)))
          .catch(() => {});
      }),
    [],
  );

  return (
    <AnimalBand ref={band} data-screen-only="" aria-hidden={Live ? undefined : true}>
      {children}
      {Live ? (
        <Live {...props} />
      ) : (
        <AnimalStage>
          {mascots.map(({ name, picture }) => (
            <img
              key={name}
              alt=""
              data-animal={name}
              {...animalPictureProps}
              src={pictureAt(picture)}
              loading="lazy"
            />
          ))}
        </AnimalStage>
      )}
    </AnimalBand>
  );
}
