import * as v from 'valibot';
import { routes, site } from '../../site.ts';
import { industries } from '../facts/industries.ts';
import { type Listed, services } from '../facts/services.ts';
import { labelled, withForm } from './editorMetadata.ts';
import { object, oneOf, shortText, singleLine, text } from './schemaParts.ts';

const slugsOf = (entries: readonly Listed[], folder: string) => {
  const slugs = entries.map(({ slug }) => slug);
  return withForm(oneOf(slugs, `there is none yet; add it to ${folder}/list.json`), {
    names: Object.fromEntries(entries.map(({ slug, name }) => [slug, name])),
  });
};
export const serviceSlug = slugsOf(services, 'services');
export const industrySlug = slugsOf(industries, 'industries');

const agency = ` – ${site.name}`;
/** The title for search engines, which cut off titles after about 60 characters. */
export const searchTitle = withForm(
  shortText(60 - agency.length, `: search engines show 60, and “${agency}” follows`),
  {
    as: 'singleLine',
    label: 'Title for search engines',
    hint: `In the browser’s tab and in search results; “${agency}” follows.`,
  },
);
export const invitation = labelled(
  'Invitation at the end',
  text,
  'What to send or to tell you. The button to the form follows.',
);
export const pageLink = object({
  text: singleLine,
  to: labelled('Page', oneOf(Object.keys(routes) as (keyof typeof routes)[])),
});
/** The name everywhere except in the menu. */
export const heading = labelled(
  'Name on its page',
  v.optional(singleLine),
  'Only where it differs from the name in the menu, which is under “Agency”.',
);

const percent = v.pipe(
  v.number(),
  v.minValue(-150, 'expected -150 or more'),
  v.maxValue(300, 'expected 300 or less'),
);

/**
 * Lets a page's first drawing extend past its column, in percent of the window's width. The heading
 * is above a tangle of the height `clear` on the left, or on the line on the right.
 */
export const bleed = labelled(
  'Larger drawing',
  object({
    width: labelled('Width of the drawing', percent),
    left: labelled('Where it begins', percent),
    clear: labelled(
      'Height that stays free for the words',
      v.optional(percent),
      'Without it the words are on the right.',
    ),
    rise: labelled('How far it comes up beside the title', v.optional(percent)),
    phone: labelled(
      'On phones',
      object({ width: percent, left: percent, rise: v.optional(percent) }),
    ),
  }),
  'In hundredths of the window’s width. No stroke may cross a letter: look at the page at all sizes, or leave it out.',
);

export type Bleed = v.InferOutput<typeof bleed>;
