import { Fragment } from 'react';
import styled from 'styled-components';
import type { Work } from '../../content/build/load.ts';
import type { PictureData } from '../../images/manifest.ts';
import { from, shaped } from '../../theme/theme.ts';
import {
  belowDesktop,
  fromTablet,
  space,
  titleType,
  type,
  uprightWindow,
} from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Each.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { Terms } from '../../ui/terms.ts';
import { Chapter } from '../../ui/text.ts';
import { CaseField, ClientField } from './ClientField.ts';

/** On phones the bar below the row keeps off the next field. */
const Wall = styled(ClientField)`${from.tablet} { padding-bottom: 0; }`;

/** A chequerboard without gaps: a poster, a decision, a poster. On phones one walks along it. */
const Posters = styled.ul`
  --each: min(76vw, 20rem);
  margin-top: clamp(0.5rem, 2vw, 2rem);
  ${from.tablet} { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-inline: calc(-1 * ${space.margin}); }
  li { position: relative; place-self: stretch; aspect-ratio: 3 / 4; }
  /* What is written may need more room than a poster has, and then all of that row have it. */
  li:has(h3) { display: grid; align-content: space-between; gap: 1.5rem; aspect-ratio: auto; padding: clamp(1.25rem, 2.2vw, 2.5rem); }
  li:nth-child(4n) { background: var(--on); color: var(--field); }
  li > img { position: absolute; height: 100%; object-position: 10%; outline: none; }
  h3 { font-size: ${type.title}; line-height: 0.98; letter-spacing: -0.04em; }
  /* Zoomed in, a poster is as wide as its words need. */
  ${shaped.wide} {
    --each: min(76vw, 30rem);
    @media (width >= 30rem) { h3 { font-size: ${type.large}; } }
    @media ${fromTablet} and ${belowDesktop} { h3 { font-size: 2.5rem; } }
  }
  @media ${uprightWindow} { p { font-size: ${type.small}; line-height: 1.35; } }
`;

/** How wide a column of the road is: a window of a phone, a third of any other. */
const column = 'max(min(30rem, 84vw), 36vw)';

/** The decisions in columns of one width, and below them one picture as wide as all. */
const Road = styled.div`
  --each: max-content;
  overflow-x: auto;
  scrollbar-width: thin;
  ${from.tablet} { margin-inline: calc(-1 * ${space.margin}); padding: 0.5rem ${space.margin}; }
  margin-top: clamp(0.5rem, 2vw, 2rem);
  @media screen { ol { display: grid; grid-auto-flow: column; grid-auto-columns: ${column}; } }
  ${from.tablet} { > div { width: max-content; } }
  li { padding-right: clamp(1.5rem, 4vw, 5rem); }
  h3 { ${titleType} }
  p { margin: 0.4em 0 1.5rem; }
  /* By its least width, which the one of the decisions decides. */
  img { width: 0; min-width: calc(100% + 2 * ${space.margin}); margin-inline: calc(-1 * ${space.margin}); }
`;

interface Props extends Pick<Work, 'decisions'> {
  heading: string;
  why: string;
  scene: { kind: 'wall' | 'road'; pictures: PictureData[] } | null;
}

/** What was decided: terms and their reasons, or between posters on a wall, or along a road. */
export const Decisions = ({ heading, why, decisions, scene }: Props) => {
  const head = <Chapter id="decisions">{heading}</Chapter>;
  const written = ({ title, text }: Work['decisions'][number]) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
  const [road] = scene?.pictures ?? [];
  if (!scene || !road)
    return (
      <CaseField>
        {head}
        <Terms style={{ marginTop: '2rem' }}>
          <Pairs
            of={decisions.map(({ title, text }) => [
              title,
              <Fold key={title} say={why} of={title}>
                <p>{text}</p>
              </Fold>,
            ])}
          />
        </Terms>
      </CaseField>
    );
  if (scene.kind === 'wall')
    return (
      <Wall>
        {head}
        <Swipe>
          <Posters role="list" tabIndex={0} aria-labelledby="decisions">
            {scene.pictures.map((picture, index) => (
              <Fragment key={picture.src}>
                <li>
                  <Picture picture={picture} sizes={`${fromTablet} 34vw, 76vw`} />
                </li>
                {decisions.slice(index, index + 1).map(written)}
              </Fragment>
            ))}
          </Posters>
        </Swipe>
      </Wall>
    );
  return (
    <ClientField style={{ paddingBottom: '1rem' }}>
      {head}
      <Swipe>
        <Road role="group" tabIndex={0} aria-labelledby="decisions">
          <div>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
            <ol role="list">{decisions.map(written)}</ol>
            <Picture picture={road} sizes="max(min(120rem, 336vw), 144vw)" />
          </div>
        </Road>
      </Swipe>
    </ClientField>
  );
};
