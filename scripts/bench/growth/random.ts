/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chooses from lists, always the same for the same seed. */
export function chooser(seed: number) {
  const next = numbers(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const one = <T>(list: readonly T[]): T => {
    const found = list[upTo(list.length)];
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  };
  /** So many of a list, none twice. */
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () => left.splice(upTo(left.length), 1)).flat();
  };
  return { upTo, one, some };
}
