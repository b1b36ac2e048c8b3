import type { BaseIssue } from 'valibot';
import * as v from 'valibot';
import { throwAny } from './problems.ts';

/** How many letters to change, add or drop to get from one word to another (Wagner and Fischer, 1974). */
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

/** More names than these nobody reads. */
const few = 24;

/**
 * What to say of a name that is none of those there are: the one that was probably meant, or all of them.
 * @param none what to say where there are none: where one is added
 */
export function oneOfThese(
  name: unknown,
  known: readonly string[],
  none = 'there is none yet',
): string {
  if (!known.length) return none;
  const meant = known.find(
    (one) => typeof name === 'string' && distance(name, one) <= Math.min(2, one.length / 3),
  );
  if (meant && known.length > few) return `did you mean "${meant}"?`;
  return `${meant ? `did you mean "${meant}"? ` : ''}expected one of ${known.join(', ')}`;
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'fields below it',
};

/** What is wrong with a value of the wrong type, in plain words: what is expected, and what is there. */
export function plainMessage({ input, expected, received }: BaseIssue<unknown>): string {
  const wanted = `expected ${kinds[expected ?? ''] ?? expected}`;
  if (input === undefined) return `missing; ${wanted}`;
  if (input === null) return `empty; ${wanted}`;
  return `${wanted}, not ${typeof input === 'string' ? 'a text' : (kinds[received] ?? received)}`;
}

/** `{field}: {what is expected}`, with a field as in `questions[2].answer` and a picture's with its file. */
function sentence({ path: items, message }: v.BaseIssue<unknown>): string {
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

/** @returns data as its schema gives it @throws Problems, each as `{file}: {field}: {what is expected}` */
export function checkAgainst<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  data: unknown,
): v.InferOutput<Schema> {
  const { output, issues = [] } = v.safeParse(schema, data, { message: plainMessage });
  throwAny(issues.map((issue) => `${file}: ${sentence(issue)}`));
  return output as v.InferOutput<Schema>;
}
