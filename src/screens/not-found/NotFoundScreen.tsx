import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { mascots, pictureAt, poses } from '../../content/facts/mascots.ts';
import type { WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { belowHeader, fontSize, space, spacing } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/Link.tsx';
import { OneLine } from '../../ui/line/OneLine.tsx';
import { PlainList } from '../../ui/lists.ts';
import { loudHead, Section } from '../../ui/Section.tsx';
import { Display, Lead } from '../../ui/text.ts';
import { useLowerCasePage } from './useLowerCasePage.ts';

const [, lostMascot] = poses.lost ? mascots : [];

/** Shows a lost mascot, and hides the same one in the footer. */
const NotFoundSection = styled(Section)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 90vw);
  padding-top: ${belowHeader('1rem')};
  padding-bottom: 0;
  border-bottom: ${poses.lost ? 5 : 0}px solid var(--line);
  /* Without the line that begins the footer at night, because it would be below the mascot's feet. */
  body:has(&) footer[data-night], body:has(&) footer [data-night]:empty { box-shadow: none; }
  h1 { max-width: 6.2em; font-size: min(${fontSize.display}, max(17svh, 7rem)); }
  p { margin: ${spacing.m} 0 0.75rem; }
  ul { padding-bottom: 1rem; }
  li { line-height: 2.75rem; }
  img { width: clamp(20rem, 68vw - 20rem, min(46vw, 62rem)); max-width: 100%; justify-self: end; margin-top: -1rem; }
  /* In upright tablets the title's lines reach above the mascot. */
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) auto; h1 { width: max-content; max-width: min(6.2em, 100vw - 2 * ${space.margin}); } p { margin: ${spacing.l} 0 1.25rem; } ul { padding-bottom: 2.5rem; } img { margin: 0; } }
  ${from.desktop} { h1 { width: auto; max-width: 6.2em; } }
  ${lostMascot && `body:has(&) footer :is([data-animal='${lostMascot.name}'], [src$='${lostMascot.picture}']) { display: none; }`}
`;

/** A tangle for agencies without a lost mascot. The line begins below the text if there is room. */
const NotFoundTangle = styled.div`
  --width: 44vw;
  --left: 52vw;
  grid-column: 1 / -1;
  min-width: 0;
  ${from.tablet} { --phone-width: 72vw; --phone-left: 36vw; margin-top: -18vw; }
`;

const linkedPages = (['home', 'works', 'contact'] as const).filter((page) => hasPage(routes[page]));

export interface NotFoundProps {
  text: PageText<'not-found'>;
  /** For agencies without a lost mascot. */
  drawing: WovenDrawing | null;
}

export function NotFoundScreen({ text: { headline, lead, links }, drawing }: NotFoundProps) {
  useLowerCasePage();
  return (
    <NotFoundSection {...loudHead}>
      <div>
        <Display>{headline}</Display>
        <Lead>{lead}</Lead>
        <PlainList>
          {linkedPages.map(
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
        <NotFoundTangle>
          <OneLine {...drawing} />
        </NotFoundTangle>
      )}
    </NotFoundSection>
  );
}
