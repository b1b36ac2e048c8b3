import type * as Workers from '@cloudflare/workers-types';
import { fields } from '../../../src/contact/fields.ts';
import { errorId, errorSummaryId } from '../../../src/contact/formIds.ts';
import type { FieldErrors } from '../../../src/contact/schema.ts';
import { site } from '../../../src/site.ts';
import { type Html, html } from '../../html.ts';
import type { TypedFields } from './body.ts';

/** What a page says to a visitor without scripts who has sent a form. */
export interface FormAnswer {
  title: string;
  lead: Html;
  /** Lists what keeps the form from being sent. */
  summary?: Html;
  /** Replaces the form after it has been sent. */
  insteadOfForm?: Html;
  typed?: TypedFields | undefined;
  errors?: FieldErrors;
}

/** The tests' types know the DOM instead of the host's globals. */
declare const HTMLRewriter: typeof Workers.HTMLRewriter;

type Rewriter = Workers.HTMLRewriter;

const on = (rewriter: Rewriter, selector: string, element: (element: Workers.Element) => void) =>
  rewriter.on(selector, { element });

/** Shows a field's error in the place that the page has for it, and marks the field. */
function showErrors(rewriter: Rewriter, errors: FieldErrors) {
  for (const [name, error] of Object.entries(errors)) {
    on(rewriter, `#${errorId(name)}`, (message) => {
      message.removeAttribute('hidden');
      message.setInnerContent(error);
    });
    on(rewriter, `main form #${name}`, (field) => {
      const described = [errorId(name), field.getAttribute('aria-describedby')];
      field.setAttribute('aria-describedby', described.filter(Boolean).join(' '));
      // A fieldset has no such attribute, because it cannot be invalid.
      if (field.hasAttribute('aria-invalid')) field.setAttribute('aria-invalid', 'true');
    });
  }
}

/**
 * Fills the form with what was typed. Fields that the page lacks, such as the key, become hidden ones.
 * `setInnerContent` escapes text; `setAttribute` escapes only quotes.
 */
function keepValues(rewriter: Rewriter, typed: TypedFields) {
  const textsOf = (name: string) =>
    [typed[name]].flat().filter((value) => typeof value === 'string');
  const missing = new Set(['key', ...fields.map(({ name }) => name)]);
  let name = '';
  on(rewriter, 'main form [name]', (field) => {
    name = field.getAttribute('name') ?? '';
    missing.delete(name);
    const [text = ''] = textsOf(name);
    if (field.tagName === 'textarea') {
      // HTML drops a line break at the start of a textarea.
      field.setInnerContent(`\n${text}`);
    } else if (field.getAttribute('type') === 'checkbox') {
      if (textsOf(name).includes(field.getAttribute('value') ?? ''))
        field.setAttribute('checked', '');
    } else if (field.tagName === 'input' && name in typed && name !== 'subject') {
      field.setAttribute('value', text.replaceAll('&', '&amp;'));
    }
  });
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

/** Writes an answer into the exported page of a form. Without its scripts nothing undoes that by hydrating. */
export function fillPage(
  page: Response,
  { title, lead, summary, insteadOfForm, typed, errors = {} }: FormAnswer,
): Response {
  const rewriter = new HTMLRewriter();
  let isLead = true;
  on(rewriter, 'head > title', (it) => it.setInnerContent(`${title} – ${site.name}`));
  on(rewriter, 'script', (it) => it.remove());
  on(rewriter, 'main h1', (it) => it.setInnerContent(title));
  // The first paragraph of a page with a form is its lead.
  on(rewriter, 'main p', (paragraph) => {
    if (isLead) paragraph.setInnerContent(lead.text, { html: true });
    isLead = false;
  });
  if (insteadOfForm)
    on(rewriter, 'main form', (it) => it.replace(insteadOfForm.text, { html: true }));
  if (summary)
    on(rewriter, `#${errorSummaryId}`, (it) => {
      it.removeAttribute('hidden');
      it.setInnerContent(summary.text, { html: true });
    });
  if (typed) keepValues(rewriter, typed);
  showErrors(rewriter, errors);
  return rewriter.transform(page as unknown as Workers.Response) as unknown as Response;
}
