import type { GetStaticPropsResult } from 'next';
import type { Person } from '../../content/build/load.ts';
import {
  loadExample,
  loadFree,
  loadPrices,
  type PriceExample,
} from '../../content/build/loadPrices.ts';
import loader from '../../images/loader.ts';
import type { LegalProps } from '../legal/LegalScreen.tsx';
import { legalProps } from '../legal/legal.props.ts';
import { shownPerson } from '../people/shownPerson.props.ts';
import type { FreePeopleProps } from './FreePeople.tsx';

export interface PricesProps extends LegalProps {
  example: PriceExample | null;
  free: (FreePeopleProps & { id: string }) | null;
}

/** Plain strings, because the component for people's portraits would double the page's own script. */
function freePerson({ date, ...person }: Person & { date: string }) {
  const { slug, photo, ...shown } = shownPerson(person);
  const portrait = photo
    ? loader({ src: photo.src, width: 384 })
    : `/illustrations/people/${slug}.svg`;
  return { ...shown, portrait, date };
}

export function pricesProps(): GetStaticPropsResult<PricesProps> {
  const page = legalProps('prices', () => loadPrices());
  if (!('props' in page)) return page;
  const { line, ...props } = page.props;
  const example = loadExample() ?? null;
  const free = loadFree();
  return {
    props: {
      ...props,
      ...(!example && line && { line }),
      example,
      free: free ? { ...free, people: free.people.map(freePerson) } : null,
    },
  };
}
