/** The address of a font file; the package's version in it lets the file be cached for good. */
export const fontFile = (version: string, subset: 'latin' | 'latin-ext') =>
  `/fonts/familjen-grotesk-${version}-${subset}.woff2`;
