import type { ReactElement, ReactNode } from 'react';
import type { PictureData } from '../images/manifest.ts';

/** Where the styleguide shows a part: its sections in their order. */
export const sections = [
  'Page head',
  'Text',
  'Fields',
  'Lines',
  'Links and buttons',
  'Lists',
  'Layout',
  'Pictures',
  'Forms',
  'Closing',
] as const;

export type Section = (typeof sections)[number];

/** What only the build knows, as far as there is content of that kind. */
export interface Sample {
  work?: { slug: string; picture: PictureData };
  /** Of offices whose city is drawn. */
  cities: readonly string[];
  people: readonly {
    slug: string;
    name: string;
    role: string;
    office: string;
    photo?: PictureData | undefined;
  }[];
}

/** By their captions; or one as wide as the page and edge to edge, so without a caption. */
export type Example = ReactElement | Record<string, ReactElement | ((sample: Sample) => ReactNode)>;

/** The default export of the `examples.tsx` of a folder, by which the styleguide finds it: by section and by part. */
export type Examples = Partial<Record<Section, Record<string, Example>>>;
