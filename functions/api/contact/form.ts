import { budgets, starts } from '../../../src/contact/choices.ts';
import { labels } from '../../../src/contact/labels.ts';
import { limits } from '../../../src/contact/limits.ts';
import type { Faults, FieldName } from '../../../src/contact/schema.ts';
import { services } from '../../../src/content/services/list.ts';
import { routes } from '../../../src/site.ts';
import type { Typed } from './body.ts';
import { type Html, html } from './html.ts';

type Text = Exclude<FieldName, 'services' | 'job'>;

const textIn = (typed: Typed, name: string) => (typeof typed[name] === 'string' ? (typed[name] as string) : '');

/** The same form that was sent, with all that was typed in it and each fault below its field. */
export function formAgain(typed: Typed, faults: Faults): Html {
  const fault = (name: FieldName) => faults[name] && html`<p class="fault" id="${name}-fault">${faults[name]}</p>`;
  const state = (name: FieldName) => faults[name] && html` aria-invalid="true" aria-describedby="${name}-fault"`;
  const named = (name: Text, optional: boolean) =>
    html`<label for="${name}">${labels[name]}${optional && html` <small>${labels.optional}</small>`}</label>`;

  const line = (name: 'name' | 'email' | 'company', type: string, autocomplete: string, optional = false) =>
    html`<div class="field">${named(name, optional)}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${limits[name]}" value="${textIn(typed, name)}" dir="auto"${!optional && html` required`}${state(name)}>${fault(name)}</div>`;

  // A text area swallows the line break it begins with.
  const area = (name: 'link' | 'message', rows: number, optional = false) =>
    html`<div class="field">${named(name, optional)}
<textarea id="${name}" name="${name}" rows="${rows}" maxlength="${limits[name]}" dir="auto"${!optional && html` required`}${state(name)}>
${textIn(typed, name)}</textarea>${fault(name)}</div>`;

  const choice = (name: 'budget' | 'start', list: readonly { slug: string; name: string }[]) =>
    html`<div class="field">${named(name, true)}
<select id="${name}" name="${name}"${state(name)}><option value="">${labels.unsaid}</option>${list.map(
      (entry) =>
        html`<option value="${entry.slug}"${textIn(typed, name) === entry.slug && html` selected`}>${entry.name}</option>`,
    )}</select>${fault(name)}</div>`;

  const chosen = Array.isArray(typed.services) ? typed.services : [];
  const toggles = html`<fieldset class="toggles" id="services"${state('services')}><legend>${labels.services} <small>${labels.optional}</small></legend>
${services.map(
  ({ slug, name }) =>
    html`<label><input type="checkbox" name="services" value="${slug}"${chosen.includes(slug) && html` checked`}>${name}</label>`,
)}${fault('services')}</fieldset>`;

  const application = typed.kind === 'application';
  const key = textIn(typed, 'key') || crypto.randomUUID();
  return html`<form method="post" action="/api/contact" enctype="multipart/form-data">
<input type="hidden" name="kind" value="${application ? 'application' : 'inquiry'}">
<input type="hidden" name="key" value="${key}">
${application && html`<input type="hidden" name="job" value="${textIn(typed, 'job')}">`}
<p class="bait" aria-hidden="true"><label>Leave this empty <input name="subject" tabindex="-1" autocomplete="off"></label></p>
<div class="pair">${line('name', 'text', 'name')}
${line('email', 'email', 'email')}</div>
${application ? area('link', 2, true) : [line('company', 'text', 'organization', true), toggles]}
${area('message', 5)}
${!application && html`<div class="pair">${choice('budget', budgets)}${choice('start', starts)}</div>`}
<p>${application ? labels.applicationNote : labels.note} <a href="${routes.privacy}">Privacy policy</a></p>
<button type="submit">${labels.send}</button>
</form>`;
}
