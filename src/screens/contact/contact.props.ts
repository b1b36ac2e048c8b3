import { existsSync } from 'node:fs';
import { formFor } from '../../contact/formFor.ts';
import { contentFolder } from '../../content/contentFolder.ts';
import { loadPage } from '../../content/load/load.ts';
import { loadAgency } from '../../content/load/loadAgency.ts';
import { type Office, site } from '../../site.ts';
import type { ContactProps } from './ContactScreen.tsx';
import { headLines } from './line.props.ts';
import type { Maps } from './Offices.tsx';

/** Returns links to an office on two maps. The page loads nothing from a map service. */
function mapLinks({ id, street, postalCode, city }: Office): Maps[Office['id']] {
  const place = loadAgency().coordinates[id];
  const address = encodeURIComponent(`${street}, ${postalCode} ${city}`);
  return {
    // Opens the visitor's map application, if there is one (RFC 5870).
    app: `geo:${place?.latitude ?? 0},${place?.longitude ?? 0}?q=${address}`,
    web: place
      ? `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`
      : `https://www.openstreetmap.org/search?query=${address}`,
    hasPlan: existsSync(`${contentFolder}/drawings/plan-${id}.svg`),
  };
}

export const contactProps = (newTab: string): { props: ContactProps } => ({
  props: {
    text: loadPage('contact'),
    form: formFor('contact'),
    lines: headLines,
    newTab,
    maps: Object.fromEntries(site.offices.map((office) => [office.id, mapLinks(office)])) as Maps,
  },
});
