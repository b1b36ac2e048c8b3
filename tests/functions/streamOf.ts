import { ReadableStream as NodeStream } from 'node:stream/web';

/** A body with these chunks, each produced when it is requested. The DOM's types do not know `from` yet. */
export const streamOf = (chunks: Iterable<Uint8Array>) =>
  NodeStream.from(chunks) as ReadableStream<Uint8Array>;
