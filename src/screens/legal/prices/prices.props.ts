import type { GetStaticPropsResult } from 'next';
import type { ComponentProps } from 'react';
import { contentFolder } from '../../../content/contentFolder.ts';
import { readPageLine } from '../../../content/drawings/readDrawing.ts';
import type { Person } from '../../../content/load/load.ts';
import { loadExample, loadFree, loadPrices } from '../../../content/load/loadPrices.ts';
import { weave } from '../../../illustrations/crossings.ts';
import loader from '../../../images/loader.ts';
import { followPath } from '../../../ui/line/followPath.ts';
import { shownPerson } from '../../shared/people/shownPerson.props.ts';
import type { LegalProps } from '../LegalScreen.tsx';
import { legalProps } from '../legal.props.ts';
import type { FreePeopleProps } from './FreePeople.tsx';
import type { PriceLine } from './PriceLine.tsx';

export interface PricesProps extends LegalProps {
  example: ComponentProps<typeof PriceLine> | null;
  free: (FreePeopleProps & { id: string }) | null;
}

/** Returns plain strings, because the component for portraits would double the page's script. */
function freePerson({ date, ...person }: Person & { date: string }) {
  const { slug, photo, ...shown } = shownPerson(person);
  const portrait = photo
    ? loader({ src: photo.src, width: 384 })
    : `/illustrations/people/${slug}.svg`;
  return { ...shown, portrait, date };
}

/** Returns the tangle that the line comes out of, without the straight line after it. */
function tangle() {
  const drawn = readPageLine(`${contentFolder}/legal/prices.svg`)?.[0]?.replace(/H\d+$/, '');
  return drawn ? { ...weave(drawn), width: followPath(drawn).at(-1)?.x ?? 0 } : null;
}

export function pricesProps(): GetStaticPropsResult<PricesProps> {
  const page = legalProps('prices', () => loadPrices());
  if (!('props' in page)) return page;
  const { line, ...props } = page.props;
  const example = loadExample();
  const free = loadFree();
  return {
    props: {
      ...props,
      ...(!example && line && { line }),
      example: example ? { ...example, tangle: tangle() } : null,
      free: free ? { ...free, people: free.people.map(freePerson) } : null,
    },
  };
}
