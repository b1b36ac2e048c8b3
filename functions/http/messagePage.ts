import { site } from '../../src/site.ts';
import { family, fontRules } from '../../src/theme/fontFile.ts';
import { schemes } from '../../src/theme/schemes.ts';
import { commonHeaders } from './headers.ts';
import { Html, html } from './html.ts';

const { light, dark } = schemes;

const style = `
  ${fontRules()}
  :root {
    color-scheme: light dark;
    --loud: ${light.loud};
    --page: ${light.page};
    --text: ${light.text};
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --loud: ${dark.line};
      --page: ${dark.page};
      --text: ${dark.text};
    }
  }
  html {
    background: var(--page);
  }
  body {
    max-width: 46rem;
    margin: 0 auto;
    padding: clamp(3rem, 10vw, 7rem) clamp(1.25rem, 5vw, 3rem);
    border-top: 1.5rem solid var(--loud);
    background: var(--page);
    color: var(--text);
    font: 400 1.125rem/1.5 "${family}", Arial, sans-serif;
    overflow-wrap: break-word;
  }
  h1 {
    margin: 0 0 1.5rem;
    font-size: clamp(2.5rem, 7vw, 4.5rem);
    font-weight: 600;
    line-height: 1;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 3px;
  }
`;

interface Message {
  title: string;
  /** Everything below the title. */
  body: Html;
  script?: string | undefined;
}

/** Returns headers for a Function's page, which keep it out of caches and search engines. */
export const pageHeaders = (contentSecurityPolicy: string) => ({
  ...commonHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentSecurityPolicy,
  // Browsers derive a form's Origin from the referrer; `no-referrer` would make it `null`.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
});

/** Responds with a self-contained page with one message, which needs no exported file. */
export function messagePage(
  { title, body, script }: Message,
  {
    status,
    lang,
    headers = {},
  }: { status: number; lang: string; headers?: Record<string, string> },
): Response {
  const nonce = crypto.randomUUID();
  const { text } = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
${script && new Html(`<script nonce="${nonce}">${script}</script>`)}
</body>
</html>
`;
  const scripts = script ? `script-src 'nonce-${nonce}'; ` : '';
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; ${scripts}font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(text, { status, headers: { ...pageHeaders(policy), ...headers } });
}
