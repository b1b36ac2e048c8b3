import allWords from '#words/all';
import { chosenFile, cvField } from '../../src/contact/cv.ts';
import { type FormName, forms } from '../../src/contact/fields.ts';
import { errorSummaryHeadingId } from '../../src/contact/formIds.ts';
import { type Contact, formNameOf } from '../../src/contact/schema.ts';
import { errorCount } from '../../src/contact/sentences.ts';
import { sentFields } from '../../src/contact/sentFields.ts';
import { sentText } from '../../src/contact/sentText.ts';
import { pictureAt, poses } from '../../src/content/facts/mascots.ts';
import { jobPath, languageOfPath, routes, site, startFor } from '../../src/site.ts';
import type { Language } from '../../src/words/languages.ts';
import { dataHeaders } from '../http/headers.ts';
import { html } from '../http/html.ts';
import { messagePage, pageHeaders } from '../http/messagePage.ts';
import type { TypedFields } from './body.ts';
import type { ContactError } from './contactError.ts';
import { type FormAnswer, fillPage } from './formPage.ts';
import type { Assets } from './settings.ts';

export interface Client {
  request: Request;
  assets: Assets | undefined;
}

/** Chooses a page for a form that the browser submits, and JSON for other clients. */
function formatFor(request: Request): 'json' | 'html' {
  const accept = request.headers.get('Accept') ?? '';
  if (/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return 'json';
  return accept.includes('application/json') && !accept.includes('text/html') ? 'json' : 'html';
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: {
      ...dataHeaders,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });

/** Returns the path of the page with this form, or undefined for an unknown position. */
function pathOf(name: FormName, job?: string): string | undefined {
  const form = forms[name];
  return 'page' in form ? routes[form.page] : job && jobPath(job);
}

/** Returns the path of the page with the contact form in this language. */
const contactPath = (language: Language) => pathOf(formNameOf({ language })) ?? routes.contact;

/** Forbids scripts. Allows the inline styles of exported pages. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Responds with the form's exported page, or with a plain page if no exported page can be read.
 * @param path the page of the form
 */
async function pageResponse(
  { request, assets }: Client,
  status: number,
  language: Language,
  answer: FormAnswer,
  path?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  // Falls back to the contact page if the position was closed since the visitor opened it.
  for (const page of new Set([path ?? contactPath(language), contactPath(language)])) {
    const exported = await assets?.fetch(new URL(page, request.url)).catch(() => undefined);
    if (exported?.ok)
      return new Response(fillPage(exported, answer).body, {
        status,
        headers: { ...pageHeaders(contentSecurityPolicy), ...headers },
      });
  }
  const { title, lead, errorSummary, formReplacement } = answer;
  return messagePage(
    status,
    allWords[language].locale,
    { title, body: html`<p>${lead}</p>${errorSummary}${formReplacement}` },
    headers,
  );
}

const emailLink = html`<a href="mailto:${site.inquiries.email}">${site.inquiries.email}</a>`;

/**
 * Confirms a stored inquiry: 201, or 200 if it was stored before.
 * @param now milliseconds since 1970
 */
export async function sentResponse(
  client: Client,
  contact: Contact,
  reference: string,
  isNew: boolean,
  now: number,
): Promise<Response> {
  const { form, kind, language, fields } = contact;
  const { job } = fields;
  const status = isNew ? 201 : 200;
  if (formatFor(client.request) === 'json') return json(status, { reference });
  const { heading, next } = sentText(kind, language, now);
  const {
    answers: words,
    form: { copy: copyHeading },
  } = allWords[language];
  const picture =
    poses.sent && html`<img src="${pictureAt(poses.sent)}" alt="" width="160" height="160">`;
  const back = job
    ? html`<a href="${jobPath(job)}">${words.toPosition}</a>`
    : html`<a href="${startFor(language)}">${words.toStart}</a>`;
  const copy = sentFields(contact).map(
    ([label, text]) => html`<div><dt><strong>${label}</strong></dt><dd>${text}</dd></div>`,
  );
  const answer = {
    title: heading,
    lead: html`${next} ${words.reference} <strong>${reference}</strong>. ${back}`,
    formReplacement: html`<div>${picture}<h2 style="margin:1rem 0">${copyHeading}</h2><dl style="display:grid;gap:1rem;white-space:pre-line;overflow-wrap:anywhere">${copy}</dl></div>`,
  };
  return pageResponse(client, status, language, answer, pathOf(form, job));
}

/** Returns the first field's error, or the sentence for the error's code. */
function sentenceOf({ code, message, errors }: ContactError, language: Language): string {
  if (code === 'invalid') return Object.values(errors)[0] ?? allWords[language].form.missing.other;
  const { refusals } = allWords[language].answers;
  return code in refusals ? refusals[code as keyof typeof refusals] : message;
}

/** Returns the form's language, or that of the page that sent it if the form is unreadable. */
function languageFor(request: Request, typed: TypedFields | undefined): Language {
  if (typed) return forms[formNameOf(typed)].language;
  const referrer = request.headers.get('Referer') ?? '';
  return languageOfPath(URL.canParse(referrer) ? new URL(referrer).pathname : '');
}

/** Answers a rejected post. The page shows the form again, filled in. */
export async function errorResponse(
  client: Client,
  error: ContactError,
  typed: TypedFields | undefined,
): Promise<Response> {
  const { status, code, headers, errors } = error;
  const language = languageFor(client.request, typed);
  const message = sentenceOf(error, language);
  if (formatFor(client.request) === 'json')
    return json(status, { code, message, errors, email: site.inquiries.email }, headers);
  const { answers: words, form: formWords, ...rest } = allWords[language];
  const { failed } = formWords;
  if (!typed) {
    const { before, or, link } = words.goBack;
    const lead = html`${message} ${before} ${emailLink}, ${or} <a href="${contactPath(language)}">${link}</a>.`;
    return pageResponse(client, status, language, { title: failed, lead }, undefined, headers);
  }
  const fieldErrors = Object.entries(errors);
  const heading = fieldErrors.length
    ? errorCount({ ...rest, ...formWords }, fieldErrors.length)
    : message;
  const details = fieldErrors.length
    ? html`<ul>${fieldErrors.map(([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`)}</ul>`
    : html`<p>${words.textIsHere} ${emailLink}.</p>`;
  const form = formNameOf(typed);
  const again = chosenFile(typed[cvField]) && !errors.cv && html`<p>${words.chooseAgain}</p>`;
  const job =
    form === 'position' && errors.job === undefined && typeof typed.job === 'string'
      ? typed.job
      : undefined;
  const back = job && html` <a href="${jobPath(job)}">${words.toPosition}</a>`;
  const answer = {
    title: fieldErrors.length ? words.almost : failed,
    lead: html`${words.nothingLost}${back}`,
    errorSummary: html`<h3 id="${errorSummaryHeadingId}">${heading}</h3>${details}${again}`,
    typed: { ...typed, key: typed.key || crypto.randomUUID() },
    errors,
  };
  return pageResponse(client, status, language, answer, pathOf(form, job), headers);
}
