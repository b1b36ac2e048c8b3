import styled, { createGlobalStyle } from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import { mascots, pictureAt, poses } from '../../content/facts/mascots.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import type { WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { belowHeader, fontSize, space, spacing } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/Link.tsx';
import { OneLine } from '../../ui/line/OneLine.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { loudHead, Section } from '../../ui/Section.tsx';
import { Display, Lead } from '../../ui/text.ts';
import { useLowerCasePage } from './useLowerCasePage.ts';

const [, lostMascot] = poses.lost ? mascots : [];

/** Hides a lost mascot in the footer, and the line that begins a dark footer, below its feet. */
const FooterWithoutMascot = createGlobalStyle`
  :root { --night-edge: none; }
  ${lostMascot && `[data-animal='${lostMascot.name}'] { display: none; }`}
`;

const NotFoundSection = styled(Section)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 90vw);
  padding-top: ${belowHeader('1rem')};
  padding-bottom: 0;
  border-bottom: ${poses.lost ? 5 : 0}px solid var(--line);
  /* In upright tablets the title's lines reach above the mascot. */
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) auto; }
`;

const NotFoundTitle = styled(Display)`
  max-width: 6.2em;
  font-size: min(${fontSize.display}, max(17svh, 7rem));
  ${from.tablet} { width: max-content; max-width: min(6.2em, 100vw - 2 * ${space.margin}); }
  ${from.desktop} { width: auto; max-width: 6.2em; }
`;

const NotFoundLead = styled(Lead)`
  margin: ${spacing.m} 0 0.75rem;
  ${from.tablet} { margin: ${spacing.l} 0 1.25rem; }
`;

const NotFoundLinks = styled(PlainList)`
  padding-bottom: 1rem;
  line-height: 2.75rem;
  ${from.tablet} { padding-bottom: 2.5rem; }
`;

const LostMascot = styled.img`
  width: clamp(20rem, 68vw - 20rem, min(46vw, 62rem));
  justify-self: end;
  margin-top: -1rem;
  ${from.tablet} { margin: 0; }
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
  /** The tangle for agencies without a lost mascot. */
  drawing: WovenDrawing | null;
}

export function NotFoundScreen({ text: { headline, lead, links }, drawing }: NotFoundProps) {
  useLowerCasePage();
  return (
    <NotFoundSection {...loudHead}>
      <FooterWithoutMascot />
      <div>
        <NotFoundTitle>{headline}</NotFoundTitle>
        <NotFoundLead>{lead}</NotFoundLead>
        <NotFoundLinks>
          {linkedPages.map(
            (page) =>
              links[page] && (
                <li key={page}>
                  <TextLink href={routes[page]}>{links[page]}</TextLink>
                </li>
              ),
          )}
        </NotFoundLinks>
      </div>
      {poses.lost && <LostMascot src={pictureAt(poses.lost)} alt="" width={160} height={160} />}
      {drawing && (
        <NotFoundTangle>
          <OneLine {...drawing} />
        </NotFoundTangle>
      )}
    </NotFoundSection>
  );
}
