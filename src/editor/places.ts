import { readFileSync } from 'node:fs';
import { once } from '../content/load/once.ts';
import { findFiles } from '../content/load/readFiles.ts';
import { attempt } from '../content/problems.ts';
import { editorConfig, formatsOf } from './config.ts';
import type { FormField } from './fields.ts';
import { formatOf } from './formats.ts';

/** Where the editor shows a content file, and the page that shows its content. */
export interface Place {
  label: string;
  /** The end of the form's URL, after `/admin`. */
  form: string;
  page: string;
  fields: FormField[];
}

/** The editor's collections, as far as they are read here. */
interface Forms {
  name: string;
  label: string;
  fields: FormField[];
  format: string;
  preview_path: string;
  folder?: string;
  path?: string;
  file?: string;
  files?: Forms[];
}

/** The forms of all content files; `pattern` has `*` for the name of an entry. */
const readConfig = once(() => editorConfig(''));
const readForms = once(() =>
  (readConfig().collections as unknown as Forms[]).flatMap(
    ({ files, folder, path = '{{slug}}', ...kind }) => {
      const start = `#/collections/${kind.name}/entries/`;
      if (!files) {
        const pattern = `${folder}/${path.replace('{{slug}}', '*')}.yaml`;
        return [{ ...kind, pattern, label: `${kind.label} › *`, form: `${start}*` }];
      }
      return files.map(({ file = '', ...form }) => ({
        ...form,
        pattern: file,
        label: `${kind.label} › ${form.label}`,
        form: start + form.name,
      }));
    },
  ),
);

export function placeOf(file: string): Place | undefined {
  for (const { pattern, label, form, preview_path, fields } of readForms()) {
    const [start = '', end = ''] = pattern.split('*');
    if (
      pattern !== file &&
      !(pattern.includes('*') && file.startsWith(start) && file.endsWith(end))
    )
      continue;
    const name = file.slice(start.length, file.length - end.length);
    const fill = (text: string) => text.replace(/\*|\{\{slug\}\}/, name);
    return { label: fill(label), form: fill(form), page: fill(preview_path), fields };
  }
  return undefined;
}

const withoutGroups = (fields: FormField[]) =>
  fields.flatMap((field) => (field.name.startsWith('_') ? (field.fields ?? []) : [field]));

/** Sorts names as the form does. */
function inFormOrder(value: unknown, { fields = [], field: item }: Partial<FormField>): unknown {
  if (Array.isArray(value)) return value.map((one) => inFormOrder(one, item ?? { fields }));
  if (!value || typeof value !== 'object' || !fields.length) return value;
  const rest = { ...value } as Record<string, unknown>;
  const sorted = fields.flatMap((field) => {
    const inner = rest[field.name];
    delete rest[field.name];
    return inner === undefined ? [] : [[field.name, inFormOrder(inner, field)] as const];
  });
  return { ...Object.fromEntries(sorted), ...rest };
}

/** Lists the content files, each with its text and what the editor would save. */
export const savedFiles = () =>
  readForms().flatMap(({ pattern, format, fields }) => {
    const found = formatsOf(readConfig()).find(({ name }) => name === format);
    if (!found) return [];
    const { fromFile, toFile } = formatOf(found);
    return findFiles(pattern).map((file) => {
      const text = readFileSync(file, 'utf8');
      const form = fields[0]?.root ? fields[0] : { fields };
      return { file, text, saved: toFile(inFormOrder(fromFile(text), form)) };
    });
  });

/** Replaces a field's names in the file, such as `closedDays[1].from`, by its labels in the form. */
function labelled(path: string, fields: FormField[]): string {
  const labels: string[] = [];
  let inner = fields[0]?.root ? (fields[0].fields ?? []) : withoutGroups(fields);
  for (const name of path.split(/[.[\]]+/).filter(Boolean)) {
    const field = inner.find((one) => one.name === name);
    labels.push(/^\d+$/.test(name) ? String(Number(name) + 1) : ((field?.label as string) ?? name));
    inner = field?.fields ?? inner;
  }
  return labels.join(' › ');
}

/** A line of the content check, in the words of the form that mends it. */
export interface Fault {
  text: string;
  /** The end of the form's URL, after `/admin`. */
  form?: string | undefined;
}

/** @param line `{file}: {field}: {what is expected}`; others are returned unchanged */
export function explain(line: string): Fault {
  const [, file = '', path, expected] =
    /^([^\s:]+): (?:([\w.[\]-]+)(?: \([^)]*\))?: )?(.*)$/.exec(line) ?? [];
  // Lines about facts that the editor's own configuration needs stay as they are.
  const place = attempt(() => placeOf(file));
  if (!place) return { text: line };
  const field = path ? ` › ${labelled(path, place.fields)}` : '';
  return { text: `${place.label}${field}: ${expected}`, form: place.form };
}
