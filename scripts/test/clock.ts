/**
 * Moves the clock of a Node process: `CLOCK_AHEAD=86400000 node --import ./scripts/test/clock.ts …`, in milliseconds. With the
 * same in NODE_OPTIONS the processes that it starts follow.
 */
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
if (Number.isNaN(ahead)) throw new Error(`CLOCK_AHEAD is "${process.env.CLOCK_AHEAD}"; expected milliseconds`);

const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, target) => Reflect.construct(RealDate, args.length ? args : [now()], target),
  apply: () => new RealDate(now()).toString(),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
});
