import { ReadableStream as NodeStream } from 'node:stream/web';

/** A body with these chunks, each produced when it is read. The DOM's types lack `from`. */
export const streamOf = (chunks: Iterable<Uint8Array>) =>
  NodeStream.from(chunks) as ReadableStream<Uint8Array>;
