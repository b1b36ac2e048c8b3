/** `365d` in days. @throws Error that says what is expected */
export function daysIn(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(days)) throw new Error(`--older-than is "${age ?? ''}"; expected a number of days such as 365d`);
  return days;
}
