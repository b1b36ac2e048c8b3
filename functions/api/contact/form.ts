import { type Field, type FieldName, fieldsOfForm, forms } from '../../../src/contact/fields.ts';
import { formWords } from '../../../src/contact/formFor.ts';
import { offered } from '../../../src/contact/options.ts';
import { type FieldErrors, formOf } from '../../../src/contact/schema.ts';
import { languages } from '../../../src/content/facts/language.ts';
import { routes } from '../../../src/site.ts';
import { type Html, html } from '../../page.ts';
import type { TypedFields } from './body.ts';

/** The form as it was sent, with its values and each error below its field. */
export function filledForm(typed: TypedFields, errors: FieldErrors): Html {
  const form = formOf(typed);
  const { kind, language } = forms[form];
  const { leaveEmpty, note, optional, privacyPolicy, send, undecided } = formWords[language];
  const textIn = (name: string) => (typeof typed[name] === 'string' ? (typed[name] as string) : '');
  const isChosen = (name: string, slug: string) => [typed[name]].flat().includes(slug);

  const show = (field: Field & { name: FieldName }) => {
    const { name } = field;
    const label = field.label[language];
    const isRequired = 'required' in field && field.required;
    const error = errors[name] && html`<p class="error" id="${name}-error">${errors[name]}</p>`;
    const state = errors[name] && html` aria-invalid="true" aria-describedby="${name}-error"`;
    const half = field.half && ' half';
    const maybe = !isRequired && html` <small>${optional}</small>`;
    switch (field.kind) {
      case 'page':
        return html`<input type="hidden" name="${name}" value="${textIn(name)}">`;
      case 'choices':
        return html`<fieldset class="toggles" id="${name}"${state}><legend>${label}${maybe}</legend>
${offered(field.options[language]).map(
  ({ slug, name: option }) =>
    html`<label><input type="checkbox" name="${name}" value="${slug}"${isChosen(name, slug) && html` checked`}>${option}</label>`,
)}${error}</fieldset>`;
      case 'choice':
        return html`<div class="field${half}"><label for="${name}">${label}${maybe}</label>
<select id="${name}" name="${name}"${state}><option value="">${undecided}</option>${offered(
          field.options[language],
        ).map(
          ({ slug, name: option }) =>
            html`<option value="${slug}"${isChosen(name, slug) && html` selected`}>${option}</option>`,
        )}</select>${error}</div>`;
      case 'area':
        // HTML drops a line break at the start of a textarea.
        return html`<div class="field${half}"><label for="${name}">${label}${maybe}</label>
<textarea id="${name}" name="${name}" rows="${field.rows}" dir="auto"${isRequired && html` required`}${state}>
${textIn(name)}</textarea>${error}</div>`;
      case 'line':
        return html`<div class="field${half}"><label for="${name}">${label}${maybe}</label>
<input id="${name}" name="${name}" type="${field.type}" autocomplete="${field.autoComplete}" value="${textIn(name)}" dir="auto"${isRequired && html` required`}${state}>${error}</div>`;
    }
  };

  return html`<form method="post" action="/api/contact" enctype="multipart/form-data">
<input type="hidden" name="kind" value="${kind}">
${language !== languages[0] && html`<input type="hidden" name="language" value="${language}">`}
<input type="hidden" name="key" value="${textIn('key') || crypto.randomUUID()}">
<p class="bait" aria-hidden="true"><label>${leaveEmpty} <input name="subject" tabindex="-1" autocomplete="off"></label></p>
<div class="fields">${fieldsOfForm(form).map((field) => show(field))}</div>
<p>${note[kind]} <a href="${routes.privacy}">${privacyPolicy}</a></p>
<button type="submit">${send}</button>
</form>`;
}
