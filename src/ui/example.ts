import type { ReactElement } from 'react';
import type { PictureData } from '../images/picture.ts';

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

/** What only the build knows. */
export interface Sample {
  picture: PictureData;
  /** Of the page that the picture is from. */
  slug: string;
}

/** What `Part.example.tsx`, beside `Part.tsx`, has as its default export. The styleguide finds it by its name. */
export interface Example {
  section: (typeof sections)[number];
  heading: string;
  /** As wide as the page and edge to edge, so without captions. */
  bleeds?: true;
  /** By their captions. */
  examples: Record<string, ReactElement | ((sample: Sample) => ReactElement)>;
}
