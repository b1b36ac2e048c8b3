/** A Swedish or Hungarian E.164 number as people there write it, with the country's code: `+46 8 465 004 12`. */
export function readablePhone(e164: string): string {
  const swedish = /^\+46(8)(\d{3})(\d{3})(\d{2})$/.exec(e164);
  if (swedish) return `+46 ${swedish.slice(1).join(' ')}`;
  const hungarian = /^\+36(1)(\d{3})(\d{4})$/.exec(e164);
  if (hungarian) return `+36 ${hungarian.slice(1).join(' ')}`;
  return e164;
}
