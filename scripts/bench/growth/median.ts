/** The median of several measurements, one after the other. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  while (found.length < runs) found.push(await measure());
  return found.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}
