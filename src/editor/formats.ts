import { parse, stringify } from 'yaml';

/** The names of the form's groups, each with its fields. */
export type Groups = Readonly<Record<string, readonly string[]>>;

/** A group's name in the form; no field of a content file begins with an underscore. */
export const groupName = (label: string) => `_${label.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** Moves the values of grouped fields into the groups. */
function inGroups(content: unknown, groups: Groups): unknown {
  const rest = new Map(Object.entries(content ?? {}));
  if (!Object.keys(groups).length) return content;
  const take = (name: string) => {
    const value = rest.get(name);
    return rest.delete(name) ? [[name, value] as const] : [];
  };
  const grouped = Object.entries(groups).map(
    ([group, names]) => [group, Object.fromEntries(names.flatMap(take))] as const,
  );
  return Object.fromEntries([...rest, ...grouped]);
}

/** Undoes `inGroups`, and leaves out switches that have not been changed. */
const withoutGroups = (content: unknown, on: readonly string[]): unknown => {
  if (Array.isArray(content)) return content.map((item) => withoutGroups(item, on));
  if (!content || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) => {
      const inner = withoutGroups(value, on);
      if (value === on.includes(name) || name === '_name') return [];
      return name.startsWith('_') ? Object.entries(inner ?? {}) : [[name, inner]];
    }),
  );
};

interface Format {
  isJson: boolean;
  groups: Groups;
  /** Names in the menu, by the entries' titles for search engines. */
  names: Readonly<Record<string, string>>;
  /** Switches that are on where the file does not name them. */
  on: readonly string[];
}

/** How the editor reads and writes content files: https://sveltiacms.app/en/docs/api/file-formats. */
export const formatOf = ({ isJson, groups, names, on }: Format) => ({
  fromFile(text: string) {
    const content = parse(text);
    const _name = names[content?.searchTitle];
    const added = {
      ...Object.fromEntries(on.map((name) => [name, true])),
      ...(_name && { _name }),
    };
    return inGroups(Object.keys(added).length ? { ...added, ...content } : content, groups);
  },
  toFile: (content: unknown) => {
    const value = withoutGroups(content, on);
    return isJson
      ? `${JSON.stringify(value, null, 2)}\n`
      : stringify(value, { lineWidth: 0, singleQuote: true });
  },
});

const lengthOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Says why an entry can't be saved, where the editor itself would save it.
 * @param name what the editor makes the slug of a new entry from
 */
export function refusal(slug: string, data: unknown, name?: string): string | undefined {
  // The editor makes a second entry of a name `name-1`. A name may end in 1 as well.
  if (name && slug.endsWith('-1') && lengthOf(slug) > lengthOf(name))
    return `There is an entry named “${slug.slice(0, -2)}” already. Change the name, or the end of the URL.`;
  const wrong = findWrongOrder(data);
  return wrong && `${wrong[0]} to ${wrong[1]}: the first has to come before the second.`;
}

const pairs = [
  ['from', 'to'],
  ['posted', 'validThrough'],
  ['min', 'max'],
] as const;

function findWrongOrder(data: unknown): [unknown, unknown] | undefined {
  if (!data || typeof data !== 'object') return undefined;
  const values = new Map(Object.entries(data));
  for (const [first, last] of pairs) {
    const [a, b] = [values.get(first), values.get(last)];
    const isDates = [a, b].every((day) => /^\d{4}-\d\d-\d\d$/.test(String(day)));
    const isNumbers = typeof a === 'number' && typeof b === 'number';
    if ((isDates || isNumbers) && a > b) return [a, b];
  }
  for (const value of values.values()) {
    const found = findWrongOrder(value);
    if (found) return found;
  }
  return undefined;
}
