import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { workPath } from '../../../site.ts';
import type { ShownWork } from '../shownWorks.props.ts';
import {
  ClotheslineItem,
  ClotheslineList,
  ClotheslineStage,
  CoverLabel,
  HungCover,
} from './clothesline.styles.ts';
import { addressOf } from './cover.ts';
import { placesOf } from './motion.ts';
import { type Entrance, playEntrance } from './playEntrance.ts';
import { lendNames, takeName } from './transitionNames.ts';

interface Props {
  works: readonly ShownWork[];
  /** The headline's last words, which stay. */
  lastWords: string | undefined;
  /** Where line and words come from. */
  entrance: Entrance;
}

/** The line as a clothes line, on which the covers of works hang. Each is the link to its work. */
export function Clothesline({ works, lastWords, entrance }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) playEntrance(list.current, lastWords, entrance);
  }, [lastWords, entrance]);
  // A visitor who comes back sees the work's picture shrink into its cover.
  useLayoutEffect(() => (entrance.words ? undefined : lendNames(list.current)), [entrance]);
  const { at, anchor, size, heightShare } = placesOf(works.length);
  return (
    <ClotheslineStage>
      <ClotheslineList role="list" ref={list}>
        {works.map((work, index) => (
          <ClotheslineItem
            key={work.slug}
            style={
              {
                '--at': at[index],
                '--anchor': anchor[index],
                '--cover': work.cover.colour,
                '--from-middle': index - (works.length - 1) / 2,
                '--size': size[index],
                '--height-share': heightShare[index],
                '--focus-x': work.focus?.[0],
                '--focus-y': work.focus?.[1],
              } as CSSProperties
            }
          >
            <HungCover
              href={workPath(work.slug)}
              onClick={({ currentTarget }) => takeName(currentTarget)}
              data-cover={`cover-${work.slug}`}
            >
              <img src={addressOf(work)} alt="" draggable={false} />
              <CoverLabel lang={work.lang}>{work.client}</CoverLabel>
            </HungCover>
          </ClotheslineItem>
        ))}
        <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden>
          {/* Ends outside the window, because Chromium fades the ends out while the line is almost straight. */}
          <path d="M-1 0H0Q1 2 2 0H3" vectorEffect="non-scaling-stroke" />
        </svg>
      </ClotheslineList>
    </ClotheslineStage>
  );
}
