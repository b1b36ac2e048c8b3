import type * as Workers from '@cloudflare/workers-types';
import { fields } from '../../src/contact/fields.ts';
import { errorId, errorSummaryId } from '../../src/contact/formIds.ts';
import { honeypot } from '../../src/contact/honeypot.ts';
import type { FieldErrors } from '../../src/contact/schema.ts';
import { site } from '../../src/site.ts';
import { type Html, html } from '../http/html.ts';
import type { SentFields } from './body.ts';

/** What to change in a form's page to answer a visitor whose scripts are off. */
export interface FormAnswer {
  title: string;
  lead: Html;
  /** The list of invalid fields, or the reason why sending failed. */
  errorSummary?: Html;
  /** Replaces a form that was sent. */
  formReplacement?: Html;
  /** The fields to fill in again. */
  sent?: SentFields | undefined;
  errors?: FieldErrors;
}

/** Declared because the tests are compiled with DOM types, which lack this Workers global. */
declare const HTMLRewriter: typeof Workers.HTMLRewriter;

type Rewriter = Workers.HTMLRewriter;

const on = (rewriter: Rewriter, selector: string, element: (element: Workers.Element) => void) =>
  rewriter.on(selector, { element });

/** Unhides each field's error message and marks the field as invalid. */
function showErrors(rewriter: Rewriter, errors: FieldErrors) {
  for (const [name, error] of Object.entries(errors)) {
    on(rewriter, `#${errorId(name)}`, (message) => {
      message.removeAttribute('hidden');
      message.setInnerContent(error);
    });
    on(rewriter, `main form #${name}`, (field) => {
      const describedBy = [errorId(name), field.getAttribute('aria-describedby')];
      field.setAttribute('aria-describedby', describedBy.filter(Boolean).join(' '));
      // Skips a fieldset, whose role does not allow aria-invalid.
      if (field.hasAttribute('aria-invalid')) field.setAttribute('aria-invalid', 'true');
    });
  }
}

/** Fills in a field. `setInnerContent` escapes text; `setAttribute` escapes only quotes. */
function fillField(field: Workers.Element, name: string, texts: string[]) {
  const [text = ''] = texts;
  if (field.tagName === 'textarea') {
    // Browsers drop the first line break in a textarea, so add one.
    field.setInnerContent(`\n${text}`);
  } else if (field.getAttribute('type') === 'checkbox') {
    if (texts.includes(field.getAttribute('value') ?? '')) field.setAttribute('checked', '');
  } else if (field.tagName === 'input' && text && name !== honeypot.field) {
    field.setAttribute('value', text.replaceAll('&', '&amp;'));
  }
}

/** Fills in the form as the visitor did, and adds hidden inputs for fields that the page lacks. */
function fillFields(rewriter: Rewriter, sent: SentFields) {
  const textsOf = (name: string) =>
    [sent[name]].flat().filter((value) => typeof value === 'string');
  const missing = new Set(['key', ...fields.map(({ name }) => name)]);
  let name = '';
  on(rewriter, 'main form [name]', (field) => {
    name = field.getAttribute('name') ?? '';
    missing.delete(name);
    fillField(field, name, textsOf(name));
  });
  // An option belongs to the field before it.
  on(rewriter, 'main form option', (option) => {
    if (textsOf(name).includes(option.getAttribute('value') ?? ''))
      option.setAttribute('selected', '');
  });
  on(rewriter, 'main form', (form) =>
    form.onEndTag((end) => {
      for (const field of missing)
        for (const text of textsOf(field))
          end.before(html`<input type="hidden" name="${field}" value="${text}">`.text, {
            html: true,
          });
    }),
  );
}

/**
 * Writes an answer into a form's exported page, whose lead has `data-answer`. Removes scripts,
 * because hydration would undo the changes.
 */
export function fillPage(
  page: Response,
  { title, lead, errorSummary, formReplacement, sent, errors = {} }: FormAnswer,
): Response {
  const rewriter = new HTMLRewriter();
  on(rewriter, 'head > title', (element) => element.setInnerContent(`${title} – ${site.name}`));
  on(rewriter, 'script', (element) => element.remove());
  on(rewriter, 'main h1', (element) => element.setInnerContent(title));
  on(rewriter, '[data-answer]', (element) => element.setInnerContent(lead.text, { html: true }));
  if (formReplacement)
    on(rewriter, 'main form', (form) => form.replace(formReplacement.text, { html: true }));
  if (errorSummary)
    on(rewriter, `#${errorSummaryId}`, (element) => {
      element.removeAttribute('hidden');
      element.setInnerContent(errorSummary.text, { html: true });
    });
  if (sent) fillFields(rewriter, sent);
  showErrors(rewriter, errors);
  return rewriter.transform(page as unknown as Workers.Response) as unknown as Response;
}
