import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findFiles } from '../content/load/readFiles.ts';
import { attempt } from '../content/problems.ts';
import { fillPlaceholders } from '../content/texts/fillPlaceholders.ts';
import type { Language } from '../words/languages.ts';
import { type FormField, labels } from './fields.ts';

/** @returns undefined for those whose value depends on the page */
const meaningOf = (name: string, language?: Language) =>
  attempt(() => fillPlaceholders(`{{${name}}}`, '', {}, language));

/** Adds to the hint of each text what its placeholders, such as `{{replyTime}}`, stand for. */
function explain(field: FormField, values: unknown[], language?: Language): FormField {
  const { fields, hint } = field;
  const items = values.flatMap((value) => (Array.isArray(value) ? value : [value]));
  if (fields)
    return {
      ...field,
      fields: fields.map((one) =>
        explain(
          one,
          one.name.startsWith('_') ? items : items.map((value) => Object(value)[one.name]),
          language,
        ),
      ),
    };
  const names = new Set(
    items.flatMap((text) =>
      [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    ),
  );
  if (!names.size || hint?.toString().includes('{{')) return field;
  const meanings = [...names].map((name) => {
    const value = meaningOf(name, language);
    return `{{${name}}} ${value ? `becomes “${value}”` : `is ${labels.placeholders[name] ?? 'filled in'}`}`;
  });
  return {
    ...field,
    hint: `${hint ? `${hint} ` : ''}On the page ${meanings.join(', ')}; keep the braces.`,
  };
}

/** @param pattern of the content files that the form edits */
export function explainPlaceholders(form: FormField[], pattern: string): FormField[] {
  const language = pattern.endsWith('/sverige.yaml') ? 'sv' : undefined;
  const contents = findFiles(pattern).map((file) =>
    attempt(() => parse(readFileSync(file, 'utf8'))),
  );
  const [whole] = form;
  return whole?.root
    ? [explain(whole, contents, language)]
    : (explain({ name: '', widget: 'object', fields: form }, contents, language).fields ?? []);
}
