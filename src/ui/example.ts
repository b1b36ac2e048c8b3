import type { ReactElement, ReactNode } from 'react';
import type { PictureData } from '../images/manifest.ts';

/** The sections of the styleguide, in order. */
export const sections = [
  'Page head',
  'Text',
  'Sections',
  'Lines',
  'Links and buttons',
  'Lists',
  'Layout',
  'Pictures',
  'Forms',
  'Closing',
] as const;

export type StyleguideSection = (typeof sections)[number];

/** Content that examples can show. A field is missing or empty if the site has no such content. */
export interface Sample {
  work?: { slug: string; picture: PictureData };
  /** The offices with a drawn skyline. */
  cities: readonly string[];
  people: readonly {
    slug: string;
    name: string;
    role: string;
    photo?: PictureData | undefined;
  }[];
}

/** Examples by their captions, or one that spans the page and needs no caption. */
export type Example = ReactElement | Record<string, ReactElement | ((sample: Sample) => ReactNode)>;

/**
 * The default export of a folder's `examples.tsx`, by section and component. The styleguide imports
 * all such files.
 */
export type Examples = Partial<Record<StyleguideSection, Record<string, Example>>>;
