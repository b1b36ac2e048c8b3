import { useEffect, useRef, useState } from 'react';
import words from '#words/form';
import { turnstileSiteKey } from '../../../env/pages.ts';
import { site } from '../../../site.ts';
import type { Language } from '../../../words/languages.ts';

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

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
  /** Turnstile tries again by itself after an error, but not if it is blocked. */
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
        'error-callback': () => setProblem('error'),
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
