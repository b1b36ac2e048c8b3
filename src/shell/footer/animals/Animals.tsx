import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { portraitProps, portraits } from './portraits.ts';
import { Band, Portrait, Stage, Standing } from './stage.ts';

/** The bear cub and the puli. Their behaviour is fetched when the footer comes near; until then they stand still. */
export function Animals() {
  const band = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType>();

  useEffect(() => {
    if (!band.current) return;
    const near = new IntersectionObserver(
      // Several come at once where the visitor was quicker than the browser; the oldest says where the footer was.
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        near.disconnect();
        // Without it they stand still, which is no loss worth a message.
        import('./LiveAnimals.tsx')
          // The visitor is scrolling: React may draw them bit by bit.
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
        <Live />
      ) : (
        <Stage>
          {portraits.map(({ id, src, start }) => (
            <Standing key={id} $start={start}>
              <Portrait {...portraitProps} src={src} loading="lazy" />
            </Standing>
          ))}
        </Stage>
      )}
    </Band>
  );
}
