import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { mascots, pictureAt } from '../../../content/facts/mascots.ts';
import type { InShellLanguage } from '../../shellWords.ts';
import { Band, Portrait, portraitProps, Stage, Standing, starts } from './stage.ts';

/** The mascots. Their behaviour is loaded when the footer comes near; until then they stand still. */
export function Animals(props: InShellLanguage) {
  const band = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<InShellLanguage>>();

  useEffect(() => {
    if (!band.current) return;
    const near = new IntersectionObserver(
      // Several entries may arrive at once; only the newest says where the footer is.
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        near.disconnect();
        // If it fails to load they stand still, which is not worth a message.
        import('./LiveAnimals.tsx')
          // The visitor is scrolling, so React may render them in small steps.
          .then((module) => startTransition(() => setLive(() => module.LiveAnimals)))
          .catch(() => {});
      },
      { rootMargin: '600px' },
    );
    near.observe(band.current);
    return () => near.disconnect();
  }, []);

  return (
    <Band ref={band} data-screen-only="" aria-hidden={Live ? undefined : true}>
      {Live ? (
        <Live {...props} />
      ) : (
        <Stage>
          {mascots.map(({ name, picture }, index) => (
            <Standing key={name} $start={starts[index]}>
              <Portrait {...portraitProps} src={pictureAt(picture)} loading="lazy" />
            </Standing>
          ))}
        </Stage>
      )}
    </Band>
  );
}
