import { type FocusEvent, useRef } from 'react';
import styled from 'styled-components';
import {
  cookieAnswer,
  hasGlobalPrivacyControl,
  useCookieAnswer,
} from '../../consent/useCookieAnswer.ts';
import { routes } from '../../site.ts';
import { from, lowWindow, motionAllowed } from '../../theme/theme.ts';
import { motion, space } from '../../theme/tokens.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.ts';
import { Link } from '../../ui/Link.tsx';
import { tone } from '../../ui/Section.tsx';
import type { InShell } from '../shellWords.ts';

/**
 * Its place and height matter elsewhere. The specification wants it between main and footer. The
 * global style, the print style and, on the home page, `Hero.tsx` and `pulledHero.styles.ts` read
 * `--notice-height`; `HeroLine.tsx` reads what `Hero.tsx` computes from it. After a change run the
 * end-to-end tests `cookie-notice`, `focus`, `cord`, `preferences` and `specification/shell`.
 */
const CookieNoticeBar = styled.section`
  ${tone('deep')}
  position: fixed;
  inset: auto 0 0;
  z-index: 3;
  display: grid;
  gap: 0.5rem 2rem;
  align-items: center;
  /* Keeps the notice below the home page's first button in a window of 320 by 568 px. */
  padding: 0.75rem ${space.margin} max(0.75rem, env(safe-area-inset-bottom));
  font-size: 1rem;
  line-height: 1.3;
  view-transition-name: cookie-notice;

  ${from.tablet} { grid-template-columns: 1fr auto; }
  ${lowWindow} { position: static; }
  ${motionAllowed} {
    transition: translate ${motion.enter} ${motion.easeOut};
    @starting-style { translate: 0 100%; }
  }
`;

const CookieNoticeButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  button { flex: 1 1 0; font-size: 1rem; padding: 0.7em 1.3em; white-space: nowrap; }

  ${from.tablet} { display: grid; grid-template-columns: 1fr 1fr; }
`;

/** Measures the notice for `--notice-height` in rootStyle.ts, by which styles keep clear of it. */
function publishHeight(bar: HTMLElement) {
  const setHeight = (height: string) =>
    document.documentElement.style.setProperty('--measured-notice', height);
  const observer = new ResizeObserver(() => setHeight(`${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    setHeight('');
  };
}

/** The notice. Both answers take one press and look the same. Only browsers render it. */
function NoticeBar({ words: { locale, notice: words }, lang }: InShell) {
  const focusedBefore = useRef<HTMLElement>(null);
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
  };
  // The pressed button disappears with the notice, so the focus returns to where it was, or to the
  // page.
  const answerWith = (value: 'true' | 'false', announcement: string) => () => {
    cookieAnswer.answer(value);
    announce(announcement, locale);
    const { current } = focusedBefore;
    const place = current?.isConnected ? current : document.getElementById('main');
    place?.focus({ preventScroll: true });
  };
  return (
    <CookieNoticeBar
      ref={publishHeight}
      onFocus={rememberFocus}
      lang={lang}
      data-screen-only=""
      aria-label={words.name}
    >
      <p>
        {hasGlobalPrivacyControl() && `${words.privacySignal} `}
        {words.recordings} <Link href={routes.privacy}>{words.whatIsRecorded}</Link>
      </p>
      <CookieNoticeButtons>
        <Button type="button" $plain onClick={answerWith('true', words.accepted)}>
          {words.accept}
        </Button>
        <Button type="button" $plain onClick={answerWith('false', words.refused)}>
          {words.refuse}
        </Button>
      </CookieNoticeButtons>
    </CookieNoticeBar>
  );
}

export const CookieNotice = (props: InShell) =>
  useCookieAnswer() === null && <NoticeBar {...props} />;
