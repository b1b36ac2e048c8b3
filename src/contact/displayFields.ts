import words from '#words/form';
import type { Language } from '../words/languages.ts';
import { type Field, fieldsOfForm, isShown } from './fields.ts';
import type { ValidForm } from './schema.ts';

/**
 * Returns a field's text, with the names of chosen options instead of their slugs. An option that the
 * language lacks has its name in another one.
 */
export function displayValue(field: Field, value: string, language: Language): string {
  if (!('options' in field)) return value;
  const options = [field.options[language], ...Object.values(field.options)].flat();
  const nameOf = (slug: string) => options.find((option) => option.slug === slug)?.name ?? slug;
  return value.split(' ').map(nameOf).join(', ');
}

/** Returns the labels and texts of the fields that a visitor filled in, in the order of the form. */
export const displayFields = ({
  form,
  language,
  fields,
}: ValidForm): [label: string, text: string][] =>
  fieldsOfForm(form).flatMap((field) => {
    const value = isShown(field) && fields[field.name];
    return value
      ? [[words[language].labels[field.name], displayValue(field, value, language)]]
      : [];
  });
