import { buildTime } from './buildTime.ts';

const dayMs = 86_400_000;

/** The works that have a prototype, rotated so that each day of a build starts with the next one. */
export function withPrototypes<T extends { prototype?: object | undefined }>(
  works: readonly T[],
  moment = buildTime(),
) {
  const all = works.filter(
    (work): work is T & { prototype: NonNullable<T['prototype']> } => work.prototype !== undefined,
  );
  const turn = Math.floor(moment.getTime() / dayMs) % all.length;
  return [...all.slice(turn), ...all.slice(0, turn)];
}
