import type { Contact } from '../../../src/contact/schema.ts';
import { faultCount, sent } from '../../../src/contact/sentences.ts';
import { jobPath, routes, site } from '../../../src/site.ts';
import type { Typed } from './body.ts';
import { formAgain } from './form.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { Refusal } from './refusal.ts';

export type Format = 'json' | 'html';

/** A form that a browser sends by itself wants a page to show; whatever else asks, asks for data. */
export function formatFor(request: Request): Format {
  const accept = request.headers.get('Accept') ?? '';
  if (/^\s*application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return 'json';
  return accept.includes('application/json') && !accept.includes('text/html') ? 'json' : 'html';
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex', ...headers },
  });

const emailLink = html`<a href="mailto:${site.inquiries.email}">${site.inquiries.email}</a>`;

/** The inquiry is stored: 201, or 200 when it was stored before. */
export function thanks(format: Format, contact: Contact, reference: string, isNew: boolean): Response {
  const status = isNew ? 201 : 200;
  if (format === 'json') return json(status, { reference });
  const { heading, next } = sent[contact.kind];
  const back =
    contact.kind === 'application'
      ? html`<a href="${jobPath(contact.job)}">Back to the position</a>`
      : html`<a href="${routes.home}">Back to the beginning</a>`;
  return page(status, {
    title: heading,
    lead: html`<p>${next}</p><p>Your reference is <span class="reference">${reference}</span>.</p>
<img src="/illustrations/cub-sent.svg" alt="" width="160" height="160">`,
    main: html`<p class="way">${back}</p>`,
  });
}

/** The post is not taken; what was typed stands in the page again, as far as it could be read. */
export function refused(format: Format, { status, code, message, headers, faults }: Refusal, typed: Typed | undefined) {
  if (format === 'json') return json(status, { code, message, faults, email: site.inquiries.email }, headers);
  const found = Object.entries(faults);
  if (!typed) {
    return page(
      status,
      {
        title: 'That did not go through.',
        lead: html`<p>${message}</p>`,
        main: html`<p class="way">Go back and what you typed should still be there. You can also write to ${emailLink}, or open the <a href="${routes.contact}">contact page</a>.</p>`,
      },
      headers,
    );
  }
  const summary = found.length
    ? html`<h2>${faultCount(found.length)}</h2><ul>${found.map(([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`)}</ul>`
    : html`<h2>${message}</h2><p>Your text is still here. Try again, or write to ${emailLink}.</p>`;
  const back = typed.kind === 'application' && faults.job === undefined && typeof typed.job === 'string';
  return page(
    status,
    {
      title: found.length ? 'Almost there.' : 'That did not go through.',
      lead: html`<p>Nothing has been sent yet, and nothing you typed is lost.</p>`,
      main: html`<div class="summary" role="alert">${summary}</div>${formAgain(typed, faults)}${
        back && html`<p class="way"><a href="${jobPath(String(typed.job))}">Back to the position</a></p>`
      }`,
    },
    headers,
  );
}
