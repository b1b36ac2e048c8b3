import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { cookieAnswer, hasGlobalPrivacyControl, useCookieAnswer } from '../../consent/useCookieAnswer.ts';
import { routes, shellLanguage } from '../../site.ts';
import { from, lowWindow, motionAllowed } from '../../theme/theme.ts';
import { motion, space } from '../../theme/tokens.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.ts';
import { tone } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';

const Bar = styled.section`
  ${tone('deep')}
  position: fixed;
  inset: auto 0 0;
  z-index: 3;
  display: grid;
  gap: 0.9rem 2rem;
  align-items: center;
  padding: 1rem ${space.margin};
  padding-bottom: max(1rem, env(safe-area-inset-bottom));
  font-size: 1rem;
  line-height: 1.4;
  view-transition-name: cookie-notice;

  ${from.tablet} { grid-template-columns: 1fr auto; }
  ${lowWindow} { position: static; }
  ${motionAllowed} {
    transition: translate ${motion.enter} ${motion.easeOut};
    @starting-style { translate: 0 100%; }
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  button { font-size: 1rem; padding: 0.7em 1.3em; white-space: nowrap; }
`;

/** Chromium leaves a text field where it is when its first line can be seen. */
const uncover = () => document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });

/** Leaves as much room as the bar covers: the focus stays clear of it, and the page's end can be scrolled free. */
function makeRoom(bar: HTMLElement) {
  const { documentElement, body } = document;
  const room = (height: string) => {
    documentElement.style.scrollPaddingBottom = body.style.paddingBottom = height;
  };
  const size = new ResizeObserver(() => room(`${bar.offsetHeight}px`));
  size.observe(bar);
  // Stays for the visit: once nothing covers the page there is nothing to scroll.
  body.addEventListener('focusin', uncover);
  return () => {
    size.disconnect();
    room('');
  };
}

const never = () => () => {};

/** The button has the focus and goes with the notice, so the focus moves to the page. */
const give = (value: 'true' | 'false', said: string) => () => {
  cookieAnswer.answer(value);
  announce(said, shellLanguage);
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** Shown while the cookie answer is empty. Both answers are one press away and look alike. */
export function CookieNotice() {
  const answer = useCookieAnswer();
  const privacyAsked = useSyncExternalStore(never, hasGlobalPrivacyControl, () => false);
  if (answer !== null) return null;
  return (
    <Bar ref={makeRoom} lang={shellLanguage} data-screen-only="" aria-label="Cookie notice">
      <p>
        {privacyAsked && 'Your browser asks sites not to track you, so nothing is recorded unless you say so. '}
        Accepting lets us record how the site is used, with all text masked. <Link href={routes.privacy}>What that means</Link>
      </p>
      <Buttons>
        <Button type="button" $plain onClick={give('true', 'You have accepted recordings.')}>
          Accept
        </Button>
        <Button type="button" $plain onClick={give('false', 'You have refused recordings.')}>
          No, close
        </Button>
      </Buttons>
    </Bar>
  );
}
