export interface ManifestEntry {
  /** A hash of the original's bytes and the encoders' settings. It is part of the address, so that a changed picture gets a new one. */
  hash: string;
  /** Pixels, after the orientation that a camera noted has been applied. */
  width: number;
  height: number;
  /**
   * The format for browsers that support neither AVIF nor WebP: the original's own. For an original in one of those two it is
   * PNG if the picture has transparent parts, else JPEG.
   */
  fallback: Kind;
  /** Passed through as it is, in the format of its name: no variants. */
  animated: boolean;
  /** The average colour, `#rrggbb`. */
  colour: string;
}

/** By plain public path, such as `/images/works/omlopp/cover.png`. */
export type Manifest = Record<string, ManifestEntry>;

export const kinds = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
export type Kind = (typeof kinds)[number];

export interface Variant {
  /** Pixels. */
  width: number;
  format: Kind;
}

/** The address that carries the hash: `/images/works/omlopp/cover.1a2b3c4d5e6f.png`. */
export const hashedPath = (path: string, hash: string) => path.replace(/(\.[a-z]+)$/, `.${hash}$1`);

/** Takes the hash out of an address; `hash` is undefined where there is none. */
export function withoutHash(path: string): { path: string; hash: string | undefined } {
  const match = /^(.*)\.([0-9a-f]{12})(\.[a-z]+)$/.exec(path);
  return match ? { path: `${match[1]}${match[3]}`, hash: match[2] } : { path, hash: undefined };
}

/** What a variant is called wherever one is kept by itself: `1a2b3c4d5e6f/640.avif`. Its content never changes. */
export const variantKey = (hash: string, { width, format }: Variant) =>
  `${hash}/${width}.${format}`;

/** The width that a request for `wanted` pixels gets: never more than the original has. */
export const servedWidth = (wanted: number, { width }: Pick<ManifestEntry, 'width'>) =>
  Math.min(wanted, width);

export interface PictureData {
  /** Public address; its name carries a hash of its bytes. */
  src: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The average colour, shown until the picture has loaded: a placeholder that costs no request. */
  colour: string;
  alt: string;
  /** The crop that phones get instead, in pixels of its original. */
  phone?: { srcSet: string; width: number; height: number };
}
