/** Changes each text within a value, such as that of the field `sections[0].lead`. */
export function mapTexts(
  value: unknown,
  change: (text: string, field: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value))
    return value.map((item, index) => mapTexts(item, change, `${field}[${index}]`));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      // Props must not contain undefined.
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, mapTexts(inner, change, field ? `${field}.${key}` : key)]),
  );
}
