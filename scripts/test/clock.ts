/**
 * Moves the clock of a Node process: `CLOCK_AT=2029-11-22T12:00:00Z node --import ./scripts/test/clock.ts …`. Time goes on from
 * there. With the same in NODE_OPTIONS the processes that it starts follow.
 */
const { CLOCK_AT } = process.env;

if (CLOCK_AT) {
  const RealDate = Date;
  const ahead = RealDate.parse(CLOCK_AT) - RealDate.now();
  if (Number.isNaN(ahead)) throw new Error(`CLOCK_AT is "${CLOCK_AT}"; expected a moment such as 2029-11-22T12:00:00Z`);
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args, target) => Reflect.construct(RealDate, args.length ? args : [RealDate.now() + ahead], target),
    apply: () => new RealDate(RealDate.now() + ahead).toString(),
    get: (_, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, name)),
  });
}
