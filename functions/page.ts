import { type Language, languages } from '../src/content/facts/language.ts';
import { routes, shellLanguage, site } from '../src/site.ts';
import { palette } from '../src/theme/colours.ts';
import { family, fontRules } from '../src/theme/fontFile.ts';
import { schemes } from '../src/theme/schemes.ts';
import { space } from '../src/theme/tokens.ts';
import { commonHeaders } from './http.ts';

/** Safe markup, which is inserted unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | readonly Part[] | string | number | false | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Markup with values; every value that is not `Html` is escaped, for text and for quoted attributes. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.map((text, index) => text + written(parts[index])).join(''));

const { light, dark } = schemes;

/** What the build writes before the bundle: how large the wordmark is, and the logo that stands in its place. */
const wordmark = () => (globalThis as { WORDMARK?: { size: string; logo: string } }).WORDMARK;

/** The look of the pages that answer a form without scripts: the site's field, ink and type, and nothing else. */
const style = (size = '1.75rem') => `
${fontRules()}
:root{color-scheme:light dark;--loud:${light.loud};--on:${light.onLoud};--page:${light.page};--text:${light.text};--quiet:${light.quietText};--accent:${light.accent};--error:${light.error}}
@media (prefers-color-scheme:dark){:root{--loud:${dark.loud};--on:${dark.onLoud};--page:${dark.page};--text:${dark.text};--quiet:${dark.quietText};--accent:${dark.accent};--error:${dark.error}}header{border-bottom:clamp(1rem,2.5vw,2.5rem) solid ${dark.line}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:400 1.125rem/1.5 "${family}",Arial,sans-serif;overflow-wrap:break-word}
header,main{padding:0 max(clamp(1.25rem,3.4vw,3rem),(100vw - 105rem)/2)}
header{background:var(--loud);color:var(--on);padding-bottom:clamp(2.5rem,6vw,5rem)}
header>a{display:inline-flex;align-items:center;height:${space.header};margin-bottom:clamp(2rem,7vw,6rem);font-size:${size};font-weight:700;line-height:1;letter-spacing:-.045em;text-decoration:none}
header svg{width:auto;height:1em}
a{color:inherit;text-underline-offset:.2em}
h1{margin:0;max-width:15ch;font-size:clamp(2.75rem,7vw,6.25rem);font-weight:600;line-height:.92;letter-spacing:-.045em;text-wrap:balance}
header p{max-width:34em;margin:1.5rem 0 0;font-size:clamp(1.25rem,1.1rem + .7vw,1.625rem);line-height:1.35}
header img{display:block;margin-top:2rem}
.reference{font-weight:600}
main{padding-top:clamp(2.5rem,6vw,5rem);padding-bottom:clamp(4rem,8vw,8rem)}
form,.summary,.way{max-width:46rem}
@media (min-width:46rem){.fields{display:grid;grid-template-columns:1fr 1fr;column-gap:2rem}.fields>:not(.half){grid-column:1/-1}}
.summary{margin-bottom:2.5rem;padding-left:1.25rem;border-left:6px solid var(--accent)}
.summary h2{margin:0;font-size:1.625rem;line-height:1.15;letter-spacing:-.015em}
.summary ul{margin:.75rem 0 0;padding-left:1.1em}
.field,fieldset{margin:0 0 2.25rem;padding:0;border:0}
label,legend{display:block;padding:0;font-size:1.375rem;font-weight:600;line-height:1.2}
label small,legend small{font-size:1rem;font-weight:400;color:var(--quiet)}
.field input,.field textarea,.field select{width:100%;min-height:3rem;padding:.4em 0;border:0;border-bottom:2px solid var(--text);border-radius:0;background:transparent;color:inherit;font:inherit;font-size:1.375rem}
.field select option{color:${palette.ink};background:${palette.paper}}
.field textarea{min-height:9rem;resize:vertical;field-sizing:content}
.toggles label{display:inline-flex;gap:.5em;align-items:center;min-height:2.75rem;margin:.5rem 1rem 0 0;padding-right:.4em;border-bottom:2px solid var(--text);font-size:1.375rem;font-weight:400}
.toggles label:has(:checked){background:${palette.tram};color:${palette.ink};border-color:${palette.tram}}
.toggles input{width:1.1em;height:1.1em;margin:0 0 0 .3em;accent-color:${palette.ink}}
[aria-invalid]{border-bottom-color:var(--accent)!important}
.error{margin:.4rem 0 0;color:var(--error);font-weight:600}
button{padding:.85em 1.5em .9em;border:2px solid var(--text);border-radius:0;background:var(--text);color:var(--page);font:inherit;font-weight:600;line-height:1.1;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.bait{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

interface Parts {
  title: string;
  /** Below the headline, on the loud field. */
  lead: Html;
  main: Html;
  script?: string | undefined;
}

/**
 * A self-contained page. `_headers` does not apply to Functions, so it sets its own headers. The referrer stays
 * within the site, because browsers derive a form's Origin from it.
 */
export function htmlPage(
  status: number,
  language: Language,
  { title, lead, main, script }: Parts,
  headers: Record<string, string> = {},
): Response {
  const nonce = crypto.randomUUID();
  const { size, logo } = wordmark() ?? {};
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
<a href="${routes.home}" aria-label="${site.name}, home">${logo ? new Html(logo.replaceAll('<style', `<style nonce="${nonce}"`)) : site.wordmark}</a>
<h1>${title}</h1>
${lead}
</header>
<main>
${main}
</main>
${script && new Html(`<script nonce="${nonce}">${script}</script>`)}
</body>
</html>
`;
  return new Response(text + style(size) + rest, {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; ${script ? `script-src 'nonce-${nonce}'; ` : ''}font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
}
