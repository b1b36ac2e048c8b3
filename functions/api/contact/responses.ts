import { forms } from '../../../src/contact/fields.ts';
import { type Contact, formOf } from '../../../src/contact/schema.ts';
import { sentences } from '../../../src/contact/sentences.ts';
import { sentText } from '../../../src/contact/sentText.ts';
import type { Language } from '../../../src/content/facts/language.ts';
import { pictureAt, poses } from '../../../src/content/facts/mascots.ts';
import { jobPath, languageOfPath, routes, site, startFor } from '../../../src/site.ts';
import { commonHeaders } from '../../http.ts';
import { html, htmlPage } from '../../page.ts';
import type { TypedFields } from './body.ts';
import type { ContactError } from './contactError.ts';
import { filledForm } from './form.ts';
import { pageWords } from './pageWords.ts';

/** A form that the browser submits needs a page as its answer; all other clients get JSON. */
function formatFor(request: Request): 'json' | 'html' {
  const accept = request.headers.get('Accept') ?? '';
  if (/^\s*application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return 'json';
  return accept.includes('application/json') && !accept.includes('text/html') ? 'json' : 'html';
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: {
      ...commonHeaders,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });

function contactPage(language: Language): string {
  const form = forms[formOf({ language })];
  return routes['page' in form ? form.page : 'contact'];
}

const emailLink = html`<a href="mailto:${site.inquiries.email}">${site.inquiries.email}</a>`;

/** Answers a stored inquiry: 201, or 200 when it was stored before. */
export function sentResponse(
  request: Request,
  contact: Contact,
  reference: string,
  isNew: boolean,
): Response {
  const status = isNew ? 201 : 200;
  if (formatFor(request) === 'json') return json(status, { reference });
  const { kind, language, fields } = contact;
  const { heading, next } = sentText(kind, language, Date.now());
  const words = pageWords[language];
  const back = fields.job
    ? html`<a href="${jobPath(fields.job)}">${words.toPosition}</a>`
    : html`<a href="${startFor(language)}">${words.toStart}</a>`;
  return htmlPage(status, language, {
    title: heading,
    lead: html`<p>${next}</p><p>${words.reference} <span class="reference">${reference}</span>.</p>${
      poses.sent &&
      html`
<img src="${pictureAt(poses.sent)}" alt="" width="160" height="160">`
    }`,
    main: html`<p class="way">${back}</p>`,
  });
}

/** The first error, or the sentence for the code; only programs get details. */
function sentenceOf({ code, message, errors }: ContactError, language: Language): string {
  if (code === 'invalid') return Object.values(errors)[0] ?? sentences[language].missing.other;
  const { refusals } = pageWords[language];
  return code in refusals ? refusals[code as keyof typeof refusals] : message;
}

/** The language of the form, or of the page that sent it if the form could not be read. */
function languageFor(request: Request, typed: TypedFields | undefined): Language {
  if (typed) return forms[formOf(typed)].language;
  const referrer = request.headers.get('Referer') ?? '';
  return languageOfPath(URL.canParse(referrer) ? new URL(referrer).pathname : '');
}

/** Answers a rejected post; the page shows the form again with everything that could be read. */
export function errorResponse(
  request: Request,
  error: ContactError,
  typed: TypedFields | undefined,
) {
  const { status, code, headers, errors } = error;
  const language = languageFor(request, typed);
  const message = sentenceOf(error, language);
  if (formatFor(request) === 'json')
    return json(status, { code, message, errors, email: site.inquiries.email }, headers);
  const words = pageWords[language];
  const { failed, errorCount } = sentences[language];
  if (!typed) {
    const [before, or, link] = words.goBack;
    return htmlPage(
      status,
      language,
      {
        title: failed,
        lead: html`<p>${message}</p>`,
        main: html`<p class="way">${before} ${emailLink}, ${or} <a href="${contactPage(language)}">${link}</a>.</p>`,
      },
      headers,
    );
  }
  const found = Object.entries(errors);
  const summary = found.length
    ? html`<h2>${errorCount(found.length)}</h2><ul>${found.map(([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`)}</ul>`
    : html`<h2>${message}</h2><p>${words.textIsHere} ${emailLink}.</p>`;
  const back =
    formOf(typed) === 'position' && errors.job === undefined && typeof typed.job === 'string';
  return htmlPage(
    status,
    language,
    {
      title: found.length ? words.almost : failed,
      lead: html`<p>${words.nothingLost}</p>`,
      main: html`<div class="summary" role="alert">${summary}</div>${filledForm(typed, errors)}${
        back &&
        html`<p class="way"><a href="${jobPath(String(typed.job))}">${words.toPosition}</a></p>`
      }`,
    },
    headers,
  );
}
