import { buildTime } from '../buildTime.ts';

const dayMs = 86_400_000;

/** Returns the works with a prototype, rotated by the date so that each day another comes first. */
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
