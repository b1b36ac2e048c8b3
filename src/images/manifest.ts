export interface ManifestEntry {
  /** The hash of the original's bytes and the encoders' settings. It is part of the picture's URL. */
  hash: string;
  /** Pixels, after the camera's orientation has been applied. */
  width: number;
  height: number;
  /**
   * The format for browsers that support neither AVIF nor WebP: the original's own. For an original
   * in one of those two it is PNG if the picture has transparent parts, else JPEG.
   */
  fallback: ImageFormat;
  /** Animated pictures are served as they are and have no variants. */
  animated: boolean;
  /** The most frequent colour, `#rrggbb`. */
  colour: string;
}

/** Pictures keyed by public path without hash, such as `/images/works/omlopp/cover.png`. */
export type Manifest = Record<string, ManifestEntry>;

export const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
export type ImageFormat = (typeof formats)[number];

/** Adds the hash to a public path: `/images/works/omlopp/cover.1a2b3c4d5e6f.png`. */
export const hashedPath = (path: string, hash: string) => path.replace(/(\.[a-z]+)$/, `.${hash}$1`);

/** Splits a public path into the plain path and the hash, which is undefined if the path has none. */
export function withoutHash(path: string): { path: string; hash: string | undefined } {
  const match = /^(.*)\.([0-9a-f]{12})(\.[a-z]+)$/.exec(path);
  return match ? { path: `${match[1]}${match[3]}`, hash: match[2] } : { path, hash: undefined };
}

/** The properties of a picture that a page needs to show it. */
export interface PictureData {
  /** The public path with the hash. */
  src: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The most frequent colour, shown until the picture has loaded: a placeholder that needs no request. */
  colour: string;
  alt: string;
  /** The crop for phones, in pixels of its original. */
  phone?: { srcSet: string; width: number; height: number };
}
