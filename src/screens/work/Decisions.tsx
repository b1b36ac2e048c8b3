import { Fragment } from 'react';
import type { Work } from '../../content/load/load.ts';
import type { PictureData } from '../../images/manifest.ts';
import { fromTablet } from '../../theme/tokens.ts';
import { FoldedTerms } from '../../ui/FoldedTerms.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { Chapter } from '../../ui/text.ts';
import { WorkSection } from './ClientSection.ts';
import {
  DecisionPoster,
  DecisionRoad,
  DecisionRoadList,
  DecisionRoadTrack,
  DecisionsRoadSection,
  DecisionsWallSection,
  DecisionWall,
} from './Decisions.styles.ts';

const roadSizes = 'max(min(120rem, 400vw), 144vw)';

interface Props extends Pick<Work, 'decisions'> {
  heading: string;
  why: string;
  scene: { kind: 'wall' | 'road'; pictures: PictureData[] } | null;
}

/**
 * A work's decisions and their reasons: as a list, between pictures (`wall`), or above one wide
 * picture (`road`).
 */
export const Decisions = ({ heading, why, decisions, scene }: Props) => {
  const head = <Chapter id="decisions">{heading}</Chapter>;
  const [road] = scene?.pictures ?? [];
  if (!scene || !road)
    return (
      <WorkSection>
        {head}
        <FoldedTerms more={why} terms={decisions.map(({ title, text }) => [title, [text]])} open />
      </WorkSection>
    );
  if (scene.kind === 'wall')
    return (
      <DecisionsWallSection>
        {head}
        <Swipe>
          <DecisionWall role="list" tabIndex={0} aria-labelledby="decisions">
            {scene.pictures.map((picture, index) => (
              <Fragment key={picture.src}>
                <DecisionPoster>
                  <Picture picture={picture} sizes={`${fromTablet} 34vw, 75vw`} />
                </DecisionPoster>
                {decisions.slice(index, index + 1).map(({ title, text }) => (
                  <DecisionPoster key={title} $written={index % 2 === 0 ? 'plain' : 'inverse'}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </DecisionPoster>
                ))}
              </Fragment>
            ))}
          </DecisionWall>
        </Swipe>
      </DecisionsWallSection>
    );
  return (
    <DecisionsRoadSection>
      {head}
      <Swipe>
        <DecisionRoad role="group" tabIndex={0} aria-labelledby="decisions">
          <DecisionRoadTrack>
            <DecisionRoadList role="list">
              {decisions.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </DecisionRoadList>
            <Picture picture={road} sizes={roadSizes} />
            <Picture picture={{ ...road, alt: '' }} sizes={roadSizes} />
          </DecisionRoadTrack>
        </DecisionRoad>
      </Swipe>
    </DecisionsRoadSection>
  );
};
