import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { workPath } from '../../../site.ts';
import type { ShownWork } from '../shownWorks.props.ts';
import { addressOf } from './cover.ts';
import { type Entrance, hang } from './hang.ts';
import { placesOf } from './hanging.ts';
import { lendNames, takeName } from './transitionNames.ts';
import {
  WashingCover,
  WashingItem,
  WashingList,
  WashingName,
  WashingStage,
} from './washing.styles.ts';

interface Props {
  works: readonly ShownWork[];
  /** The headline's last words, which stay. */
  lastWords: string | undefined;
  /** Where the washing comes from. */
  entrance: Entrance;
}

/** The line as a clothes line, on which the covers of works hang. Each is the link to its work. */
export function Washing({ works, lastWords, entrance }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) hang(list.current, lastWords, entrance);
  }, [lastWords, entrance]);
  // A visitor who comes back sees the work's picture shrink into its cover.
  useLayoutEffect(() => (entrance.words ? undefined : lendNames(list.current)), [entrance]);
  const { at, anchor, size, tall } = placesOf(works.length);
  return (
    <WashingStage>
      <WashingList role="list" ref={list}>
        {works.map((work, index) => (
          <WashingItem
            key={work.slug}
            style={
              {
                '--at': at[index],
                '--anchor': anchor[index],
                '--cover': work.cover.colour,
                '--from-middle': index - (works.length - 1) / 2,
                '--size': size[index],
                '--tall': tall[index],
                '--focus': work.focus?.map((share) => `${share}%`).join(' '),
              } as CSSProperties
            }
          >
            <WashingCover
              href={workPath(work.slug)}
              onClick={({ currentTarget }) => takeName(currentTarget)}
              data-cover={`cover-${work.slug}`}
            >
              <img src={addressOf(work)} alt="" draggable={false} />
              <WashingName lang={work.lang}>{work.client}</WashingName>
            </WashingCover>
          </WashingItem>
        ))}
        <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden>
          {/* Ends outside the window, because Chromium fades the ends out while the line is almost straight. */}
          <path d="M-1 0H0Q1 2 2 0H3" vectorEffect="non-scaling-stroke" />
        </svg>
      </WashingList>
    </WashingStage>
  );
}
