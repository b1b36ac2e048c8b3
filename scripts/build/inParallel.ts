import { availableParallelism } from 'node:os';

/**
 * Runs `work` over `items`, some at a time: by default as many as there are processors.
 * @throws the first error, with no further item begun
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = availableParallelism(),
) {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const run = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      await work(next.value).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
