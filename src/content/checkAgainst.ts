import * as v from 'valibot';
import { plainMessage } from './plainMessage.ts';

/** `{field}: {what is expected}`, with a field as in `questions[2].answer` and a picture's with its file. */
function sentence({ path: items, message }: v.BaseIssue<unknown>): string {
  const path: v.IssuePathItem[] = items ?? [];
  const field = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const last = path.at(-1);
  const holder = last?.input as { file?: unknown } | undefined;
  const file = last?.key !== 'file' && typeof holder?.file === 'string' ? ` (${holder.file})` : '';
  return `${field.replace(/^\./, '') + file || 'the whole file'}: ${message}`;
}

/** @returns data as its schema gives it @throws Error with one line per problem: `{file}: {field}: {what is expected}` */
export function checkAgainst<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  data: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, data, { message: plainMessage });
  if (success) return output;
  throw new Error(issues.map((issue) => `${file}: ${sentence(issue)}`).join('\n'));
}
