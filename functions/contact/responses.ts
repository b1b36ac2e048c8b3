import allWords from '#words/all';
import { chosenFile, cvField } from '../../src/contact/cv.ts';
import { displayFields } from '../../src/contact/displayFields.ts';
import { type FormName, forms } from '../../src/contact/fields.ts';
import { errorSummaryHeadingId } from '../../src/contact/formIds.ts';
import { formNameOf, type ValidForm } from '../../src/contact/schema.ts';
import { errorCount } from '../../src/contact/sentences.ts';
import { sentText } from '../../src/contact/sentText.ts';
import { pictureAt, poses } from '../../src/content/facts/mascots.ts';
import { homePathFor, jobPath, languageOfPath, routes, site } from '../../src/site.ts';
import type { Language } from '../../src/words/languages.ts';
import { dataHeaders } from '../http/headers.ts';
import { html } from '../http/html.ts';
import { messagePage, pageHeaders } from '../http/messagePage.ts';
import type { SentFields } from './body.ts';
import type { ContactError } from './contactError.ts';
import { type FormAnswer, fillPage } from './formPage.ts';
import type { Assets } from './settings.ts';

export interface Client {
  request: Request;
  assets: Assets | undefined;
}

/** Returns `html` for a form that a browser submits without scripts, else `json`. */
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

interface FormPage {
  status: number;
  language: Language;
  answer: FormAnswer;
  /** The path of the form's page. */
  path?: string | undefined;
  headers?: Record<string, string>;
}

/** Responds with the form's exported page, or with a plain page if no exported page can be read. */
async function pageResponse({ request, assets }: Client, page: FormPage): Promise<Response> {
  const { status, language, answer, path, headers = {} } = page;
  const contact = contactPath(language);
  // Falls back to the contact page if the position was closed since the visitor opened it.
  for (const exportedPath of new Set([path ?? contact, contact])) {
    const exported = await assets?.fetch(new URL(exportedPath, request.url)).catch(() => undefined);
    if (exported?.ok)
      return new Response(fillPage(exported, answer).body, {
        status,
        headers: { ...pageHeaders(contentSecurityPolicy), ...headers },
      });
  }
  const { title, lead, errorSummary, formReplacement } = answer;
  const body = html`<p>${lead}</p>${errorSummary}${formReplacement}`;
  return messagePage({ title, body }, { status, lang: allWords[language].locale, headers });
}

const emailLink = html`<a href="mailto:${site.inquiries.email}">${site.inquiries.email}</a>`;

interface Confirmation {
  valid: ValidForm;
  reference: string;
  isNew: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

function sentAnswer({ valid, reference, now }: Confirmation): FormAnswer {
  const { kind, language, fields } = valid;
  const { answers: words, form } = allWords[language];
  const { heading, next } = sentText(kind, language, now);
  const picture =
    poses.sent && html`<img src="${pictureAt(poses.sent)}" alt="" width="160" height="160">`;
  const back = fields.job
    ? html`<a href="${jobPath(fields.job)}">${words.toPosition}</a>`
    : html`<a href="${homePathFor(language)}">${words.toStart}</a>`;
  const copy = displayFields(valid).map(
    ([label, text]) => html`<div><dt><strong>${label}</strong></dt><dd>${text}</dd></div>`,
  );
  return {
    title: heading,
    lead: html`${next} ${words.reference} <strong>${reference}</strong>. ${back}`,
    formReplacement: html`<div>${picture}<h2 style="margin:1rem 0">${form.copy}</h2><dl style="display:grid;gap:1rem;white-space:pre-line;overflow-wrap:anywhere">${copy}</dl></div>`,
  };
}

/** Confirms a stored inquiry: 201, or 200 if it was stored before. */
export async function sentResponse(client: Client, confirmation: Confirmation): Promise<Response> {
  const { form, language, fields } = confirmation.valid;
  const status = confirmation.isNew ? 201 : 200;
  if (formatFor(client.request) === 'json')
    return json(status, { reference: confirmation.reference });
  const path = pathOf(form, fields.job);
  return pageResponse(client, { status, language, answer: sentAnswer(confirmation), path });
}

/** Returns the first field's error, or the sentence for the error's code. */
function sentenceOf({ code, message, errors }: ContactError, language: Language): string {
  if (code === 'invalid') return Object.values(errors)[0] ?? allWords[language].form.missing.other;
  const { refusals } = allWords[language].answers;
  return code in refusals ? refusals[code as keyof typeof refusals] : message;
}

/** Returns the form's language, or the language of the page that sent an unreadable form. */
function languageFor(request: Request, sent: SentFields | undefined): Language {
  if (sent) return forms[formNameOf(sent)].language;
  const referrer = request.headers.get('Referer') ?? '';
  return languageOfPath(URL.canParse(referrer) ? new URL(referrer).pathname : '');
}

/** Sends the visitor back to a form that could not be read. */
function unreadableAnswer(sentence: string, language: Language): FormAnswer {
  const { answers, form } = allWords[language];
  const { before, or, link } = answers.goBack;
  return {
    title: form.failed,
    lead: html`${sentence} ${before} ${emailLink}, ${or} <a href="${contactPath(language)}">${link}</a>.`,
  };
}

/** Lists the invalid fields, or says why sending failed. */
function summaryOf(error: ContactError, sent: SentFields, language: Language) {
  const { answers: words, form, ...rest } = allWords[language];
  const fieldErrors = Object.entries(error.errors);
  const heading = fieldErrors.length
    ? errorCount({ ...rest, ...form }, fieldErrors.length)
    : sentenceOf(error, language);
  const details = fieldErrors.length
    ? html`<ul>${fieldErrors.map(([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`)}</ul>`
    : html`<p>${words.textIsHere} ${emailLink}.</p>`;
  const again = chosenFile(sent[cvField]) && !error.errors.cv && html`<p>${words.chooseAgain}</p>`;
  return html`<h3 id="${errorSummaryHeadingId}">${heading}</h3>${details}${again}`;
}

/** Shows the form again, filled in. */
function formAgain(error: ContactError, sent: SentFields, language: Language) {
  const { errors } = error;
  const { answers: words, form: formWords } = allWords[language];
  const form = formNameOf(sent);
  const job =
    form === 'position' && errors.job === undefined && typeof sent.job === 'string'
      ? sent.job
      : undefined;
  const back = job && html` <a href="${jobPath(job)}">${words.toPosition}</a>`;
  const answer: FormAnswer = {
    title: Object.keys(errors).length ? words.almost : formWords.failed,
    lead: html`${words.nothingLost}${back}`,
    errorSummary: summaryOf(error, sent, language),
    sent: { ...sent, key: sent.key || crypto.randomUUID() },
    errors,
  };
  return { answer, path: pathOf(form, job) };
}

/** Answers a rejected post with a page, or with JSON. */
export async function errorResponse(
  client: Client,
  error: ContactError,
  sent: SentFields | undefined,
): Promise<Response> {
  const { status, code, headers, errors } = error;
  const language = languageFor(client.request, sent);
  const message = sentenceOf(error, language);
  if (formatFor(client.request) === 'json')
    return json(status, { code, message, errors, email: site.inquiries.email }, headers);
  const page = sent
    ? formAgain(error, sent, language)
    : { answer: unreadableAnswer(message, language) };
  return pageResponse(client, { status, language, headers, ...page });
}
