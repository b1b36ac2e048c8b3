import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import {
  cookieAnswer,
  hasGlobalPrivacyControl,
  useCookieAnswer,
} from '../../consent/useCookieAnswer.ts';
import { routes, type ShellLanguage } from '../../site.ts';
import { from, lowWindow, motionAllowed } from '../../theme/theme.ts';
import { motion, space } from '../../theme/tokens.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.ts';
import { tone } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { type InShellLanguage, shellWords } from '../shellWords.ts';

const Bar = styled.section`
  ${tone('deep')}
  position: fixed;
  inset: auto 0 0;
  z-index: 3;
  display: grid;
  gap: 0.5rem 2rem;
  align-items: center;
  /* So low that the first button of the home page stands above it at 320 by 568. */
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  button { flex: 1 1 0; font-size: 1rem; padding: 0.7em 1.3em; white-space: nowrap; }

  ${from.tablet} { display: grid; grid-template-columns: 1fr 1fr; }
`;

/** Leaves as much room as the bar covers: the focus stays clear of it, and the page's end can be scrolled free. */
function makeRoom(bar: HTMLElement) {
  const { documentElement, body } = document;
  const room = (height: string) => {
    documentElement.style.scrollPaddingBottom = body.style.paddingBottom = height;
    // The home page's line may come a little nearer to it.
    documentElement.style.setProperty('--notice', height && `calc(${height} - 1rem)`);
  };
  const size = new ResizeObserver(() => room(`${bar.offsetHeight}px`));
  size.observe(bar);
  return () => {
    size.disconnect();
    room('');
  };
}

const never = () => () => {};

/** The button has the focus and goes with the notice, so the focus moves to the page. */
const give = (value: 'true' | 'false', said: string, language: ShellLanguage) => () => {
  cookieAnswer.answer(value);
  announce(said, language);
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** The notice itself. Both answers are one press away and look alike. */
function NoticeBar({ language }: InShellLanguage) {
  const words = shellWords[language].notice;
  const privacyAsked = useSyncExternalStore(never, hasGlobalPrivacyControl, () => false);
  return (
    <Bar ref={makeRoom} lang={language} data-screen-only="" aria-label={words.name}>
      <p>
        {privacyAsked && `${words.privacySignal} `}
        {words.recordings} <Link href={routes.privacy}>{words.whatThatMeans}</Link>
      </p>
      <Buttons>
        <Button type="button" $plain onClick={give('true', words.accepted, language)}>
          {words.accept}
        </Button>
        <Button type="button" $plain onClick={give('false', words.refused, language)}>
          {words.refuse}
        </Button>
      </Buttons>
    </Bar>
  );
}

export const CookieNotice = ({ language }: InShellLanguage) =>
  useCookieAnswer() === null && <NoticeBar language={language} />;
