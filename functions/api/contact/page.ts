import { type Language, languages } from '../../../src/content/language.ts';
import { routes, shellLanguage, site } from '../../../src/site.ts';
import { commonHeaders } from '../../commonHeaders.ts';
import { type Html, html } from './html.ts';
import { style } from './style.ts';

interface Parts {
  title: string;
  /** Below the headline, on the loud field. */
  lead: Html;
  main: Html;
}

/**
 * A self-contained page without scripts. `_headers` does not apply to Functions, so it sets its own headers. The referrer stays
 * within the site, because browsers derive a form's Origin from it.
 */
export function htmlPage(
  status: number,
  language: Language,
  { title, lead, main }: Parts,
  headers: Record<string, string> = {},
): Response {
  const nonce = crypto.randomUUID();
  const { text } = html`<!doctype html>
<html lang="${language === languages[0] ? shellLanguage : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">`;
  const { text: rest } = html`</style>
</head>
<body>
<header>
<a href="${routes.home}" aria-label="${site.name}, home">${site.name.toLowerCase()}</a>
<h1>${title}</h1>
${lead}
</header>
<main>
${main}
</main>
</body>
</html>
`;
  return new Response(text + style + rest, {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
}
