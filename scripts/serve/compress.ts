import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /^(text\/|application\/(javascript|json|xml|manifest)|image\/svg)/;

/** Whether the host compresses this media type. */
export const isCompressible = (type: string) => compressible.test(type);

/** Brotli at its highest quality, which is what a CDN sends for cached files. */
export const compress = (body: Buffer | string) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
