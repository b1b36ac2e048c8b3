import { useEffect, useRef, useState } from 'react';
import words from '#words/form';
import { turnstileSiteKey } from '../../../env/pages.ts';
import { site } from '../../../site.ts';
import type { Language } from '../../../words/languages.ts';

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/**
 * Errors of the configuration, which trying again does not mend: an unknown or disabled site key, or
 * a domain that is not the key's. An unknown key is also reported as 400020:
 * https://developers.cloudflare.com/turnstile/troubleshooting/client-side-errors/error-codes/
 */
const lastingErrors = ['110100', '110110', '110200', '400020', '400070'];

let scriptLoading: Promise<void> | undefined;

/** Loads Turnstile's script once for all forms. @throws if it fails to load */
function loadScript(): Promise<void> {
  scriptLoading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      scriptLoading = undefined;
      reject(new Error('Turnstile could not be loaded'));
    });
    document.head.append(script);
  });
  return scriptLoading;
}

/**
 * Cloudflare Turnstile, which adds its token to the surrounding form. Rendered only if a site key
 * is configured.
 */
export function TurnstileWidget({ language }: { language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  /** After an error Turnstile tries again by itself. If it is blocked, no token comes. */
  const [problem, setProblem] = useState<'error' | 'blocked'>();
  useEffect(() => {
    let widget: string | undefined;
    let isUnmounted = false;
    const show = () => {
      if (isUnmounted || !place.current) return;
      widget = window.turnstile?.render(place.current, {
        sitekey: turnstileSiteKey,
        theme: 'auto',
        size: 'flexible',
        callback: () => setProblem(undefined),
        'error-callback': (code: unknown) =>
          setProblem(lastingErrors.includes(String(code)) ? 'blocked' : 'error'),
        'unsupported-callback': () => setProblem('blocked'),
      });
      if (!widget) throw new Error('Turnstile shows no widget');
    };
    loadScript()
      .then(show)
      .catch(() => setProblem('blocked'));
    return () => {
      isUnmounted = true;
      if (widget) window.turnstile?.remove(widget);
    };
  }, []);
  return (
    <>
      <div ref={place} data-check={problem ?? ''} />
      {problem && (
        <p role="status">
          {words[language].noTurnstile}{' '}
          <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
        </p>
      )}
    </>
  );
}
