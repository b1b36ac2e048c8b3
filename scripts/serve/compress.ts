import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /^(text\/|application\/(javascript|json|xml|manifest)|image\/svg)/;

/** Whether the host compresses what has this media type. */
export const isCompressible = (type: string) => compressible.test(type);

/** As small as brotli makes it, which is what a CDN sends of a file that it has had time for. */
export const compress = (body: Buffer | string) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
