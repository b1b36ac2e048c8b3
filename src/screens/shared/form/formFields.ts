import { chosenFile, cvField } from '../../../contact/cv.ts';
import { hiddenFields, isList } from '../../../contact/fields.ts';

/** The values of a form by field; an array for checkboxes. */
export type Fields = Record<string, string | string[]>;

const isHidden = (name: string) => hiddenFields.includes(name);

/** The texts that a form would send, in the shape of the Function's JSON. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Fields = {};
  const data = new FormData(form);
  for (const name of new Set(data.keys())) {
    const texts = data.getAll(name).filter((value) => typeof value === 'string');
    fields[name] = isList(name) ? texts : (texts[0] ?? '');
  }
  return fields;
}

/** The file that a form would send. */
export const fileOf = (form: HTMLFormElement) => chosenFile(new FormData(form).get(cvField));

export const typedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(form)).filter(([name]) => !isHidden(name)));

/** Restores typed values, except in fields that were filled in before scripts had loaded. */
export function restoreFields(form: HTMLFormElement, fields: Fields) {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      if (fields[element.name]?.includes(element.value)) element.checked = true;
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const kept = fields[element.name];
      if (typeof kept === 'string' && !element.value && !isHidden(element.name))
        element.value = kept;
    }
  }
}
