import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { mascots, pictureAt, poses } from '../../content/facts/mascots.ts';
import type { Strokes } from '../../illustrations/lineDrawing.ts';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { belowHeader, type } from '../../theme/tokens.ts';
import { Field, ground } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { OneLine } from '../../ui/line/OneLine.tsx';
import { PlainList } from '../../ui/lists.ts';
import { Display, Lead } from '../../ui/text.ts';
import { useLowerCasePage } from './useLowerCasePage.ts';

const [, second] = poses.lost ? mascots : [];

/** Its mascot is the footer's, which therefore is not there as well. */
const Room = styled(Field)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 90vw);
  padding-top: ${belowHeader('1rem')};
  padding-bottom: 0;
  border-bottom: ${poses.lost ? 5 : 0}px solid var(--line);
  ${ground}
  h1 { max-width: 6.2em; font-size: min(${type.display}, max(17svh, 7rem)); }
  p { margin: clamp(1.25rem, 3vw, 4rem) 0 1.25rem; }
  ul { display: grid; justify-items: start; padding-bottom: 2.5rem; }
  img { width: clamp(15rem, 34vw, 46rem); justify-self: end; }
  ${from.tablet} { grid-template-columns: 8fr 4fr; }
  ${second && `body:has(&) footer :is([data-animal='${second.name}'], [src$='${second.picture}']) { display: none; }`}
`;

/** In a mascot's place a tangle on the line, which comes in below the words where there is room. */
const Tangle = styled.div`
  --width: 44vw;
  --left: 52vw;
  grid-column: 1 / -1;
  min-width: 0;
  ${from.tablet} { --phone-width: 72vw; --phone-left: 36vw; margin-top: -18vw; }
`;

const waysOut = (['home', 'works', 'contact'] as const).filter((page) => hasPage(routes[page]));

export interface NotFoundProps {
  text: PageText<'not-found'>;
  /** Where no mascot is lost. */
  drawing: Strokes | null;
}

export function NotFoundScreen({ text: { headline, lead, links }, drawing }: NotFoundProps) {
  useLowerCasePage();
  return (
    <Room>
      <div>
        <Display>{headline}</Display>
        <Lead>{lead}</Lead>
        <PlainList>
          {waysOut.map(
            (page) =>
              links[page] && (
                <li key={page}>
                  <TextLink href={routes[page]}>{links[page]}</TextLink>
                </li>
              ),
          )}
        </PlainList>
      </div>
      {poses.lost && <img src={pictureAt(poses.lost)} alt="" width={160} height={160} />}
      {drawing && (
        <Tangle>
          <OneLine strokes={drawing} />
        </Tangle>
      )}
    </Room>
  );
}
