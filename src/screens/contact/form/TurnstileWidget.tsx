import { useEffect, useRef, useState } from 'react';
import { sentences } from '../../../contact/sentences.ts';
import type { Language } from '../../../content/facts/language.ts';
import { turnstileSiteKey } from '../../../env/pages.ts';
import { site } from '../../../site.ts';

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Loads the script once for all forms. @throws when it cannot be loaded */
let asked: Promise<void> | undefined;
function loadScript(): Promise<void> {
  asked ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      asked = undefined;
      reject(new Error('Turnstile could not be loaded'));
    });
    document.head.append(script);
  });
  return asked;
}

/** Cloudflare Turnstile, where a site key is configured. It adds its token to the form that contains it. */
export function TurnstileWidget({ language }: { language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let widget: string | undefined;
    let gone = false;
    const show = () => {
      if (gone || !place.current) return;
      widget = window.turnstile?.render(place.current, {
        sitekey: turnstileSiteKey,
        theme: 'auto',
        size: 'flexible',
        'error-callback': () => setFailed(true),
      });
    };
    loadScript().then(show, () => setFailed(true));
    return () => {
      gone = true;
      if (widget) window.turnstile?.remove(widget);
    };
  }, []);
  return (
    <>
      <div ref={place} data-check={failed ? 'failed' : ''} />
      {failed && (
        <p role="status">
          {sentences[language].noTurnstile}{' '}
          <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
        </p>
      )}
    </>
  );
}
