type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies the changes from `base` to `own` to `theirs`, key by key. Where both changed, `own` wins. */
export function mergedJson(base: Json, own: Json, theirs: Json): Json {
  const merged = { ...theirs };
  for (const key of new Set([...Object.keys(base), ...Object.keys(own)])) {
    const [before, mine, other] = [base[key], own[key], theirs[key]];
    if (isObject(mine) && isObject(other)) {
      merged[key] = mergedJson(isObject(before) ? before : {}, mine, other);
    } else if (JSON.stringify(before) !== JSON.stringify(mine)) {
      if (mine === undefined) delete merged[key];
      else merged[key] = mine;
    }
  }
  return merged;
}
