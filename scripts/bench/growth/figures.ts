/** The pages that are measured, and what they are called. */
export const measuredPages = ['/', '/works', 'a work', 'a service'] as const;
export type MeasuredPage = (typeof measuredPages)[number];

/** The slug of that work, which is one of the samples. */
export const measuredWork = 'fjallvard';

/** What a site of so many works takes. Seconds, MiB, milliseconds and bytes, as the names say. */
export interface Figures {
  works: number;
  /** By the name of the build's step, and `all`. Seconds. */
  steps: Map<string, number>;
  /** The most that the build's processes held together. MiB. */
  memory: number;
  files: number;
  redirects: number;
  routes: number;
  /** Bytes as compressed by brotli: of the document, and of the data for a change to the page. */
  html: Record<MeasuredPage, number>;
  data: Record<MeasuredPage, number>;
  /** Bytes as compressed by brotli. */
  sitemap: number;
  llms: number;
  /** The largest paint of a phone on a slow connection, by Lighthouse. Milliseconds. */
  paint: Record<MeasuredPage, number>;
  /** From the press on a filter until all its works are in the list, on a processor four times slower. Milliseconds. */
  filter: number;
}
