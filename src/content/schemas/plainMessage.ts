import type { BaseIssue } from 'valibot';
import * as v from 'valibot';
import { throwAny } from '../problems.ts';

/** The edit distance of two words (Wagner and Fischer, 1974). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    let diagonal = row[0] ?? 0;
    const next = [diagonal + 1];
    for (let k = 1; k <= to.length; k++) {
      const above = row[k] ?? 0;
      next.push(
        Math.min(above + 1, (next[k - 1] ?? 0) + 1, diagonal + (letter === to[k - 1] ? 0 : 1)),
      );
      diagonal = above;
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Shows at most this many known names, or only the closest one. */
const maxNames = 24;

/**
 * Returns a message for an unknown name, which suggests the closest known name.
 * @param none the message if there are no known names
 */
export function oneOfThese(
  name: unknown,
  known: readonly string[],
  none = 'there is none yet',
): string {
  if (!known.length) return none;
  const closest = known.find(
    (other) => typeof name === 'string' && distance(name, other) <= Math.min(2, other.length / 3),
  );
  if (closest && known.length > maxNames) return `did you mean "${closest}"?`;
  return `${closest ? `did you mean "${closest}"? ` : ''}expected one of ${known.join(', ')}`;
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'fields below it',
};

/** Returns a message for a value of the wrong type. */
export function plainMessage({ input, expected, received }: BaseIssue<unknown>): string {
  const wanted = `expected ${typeNames[expected ?? ''] ?? expected}`;
  if (input === undefined) return `missing; ${wanted}`;
  if (input === null) return `empty; ${wanted}`;
  return `${wanted}, not ${typeof input === 'string' ? 'a text' : (typeNames[received] ?? received)}`;
}

/** Formats an issue as `questions[2].answer: {what is expected}`; a picture's issue names its file. */
function format({ path: items, message }: v.BaseIssue<unknown>): string {
  const path: v.IssuePathItem[] = items ?? [];
  const field = path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  const last = path.at(-1);
  const holder = last?.input as { file?: unknown } | undefined;
  const file = last?.key !== 'file' && typeof holder?.file === 'string' ? holder.file : undefined;
  const where = field.replace(/^\./, '') + (file ? ` (${file})` : '');
  return `${where || 'the whole file'}: ${message.replace('the picture', file ?? 'the picture')}`;
}

/** @returns the schema's output @throws Problems, each as `{file}: {field}: {what is expected}` */
export function checkAgainst<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  data: unknown,
): v.InferOutput<Schema> {
  const { output, issues = [] } = v.safeParse(schema, data, { message: plainMessage });
  throwAny(issues.map((issue) => `${file}: ${format(issue)}`));
  return output as v.InferOutput<Schema>;
}
