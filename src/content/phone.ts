/** A Swedish or Hungarian E.164 number as people there write it, with the country's code: `+46 8 465 004 12`. */
export function readablePhone(e164: string): string {
  const [, ...parts] = /^(\+46)(8)(\d{3})(\d{3})(\d\d)$|^(\+36)(1)(\d{3})(\d{4})$/.exec(e164) ?? ['', e164];
  return parts.filter(Boolean).join(' ');
}
