import { buildTime } from './buildTime.ts';

const day = 86_400_000;

/** The works that have a prototype, in their order, beginning with the one whose turn it is on the day of the build. */
export function withPrototypes<T extends { prototype?: object | undefined }>(
  works: readonly T[],
  moment = buildTime(),
) {
  const all = works.filter(
    (work): work is T & { prototype: NonNullable<T['prototype']> } => work.prototype !== undefined,
  );
  const turn = Math.floor(moment.getTime() / day) % all.length;
  return [...all.slice(turn), ...all.slice(0, turn)];
}
