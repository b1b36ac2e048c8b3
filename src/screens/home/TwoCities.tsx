import Link from 'next/link';
import styled from 'styled-components';
import { routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { lineUnder } from '../../ui/lineUnder.ts';
import { Skyline } from '../../ui/Skyline.tsx';
import { Chapter } from '../../ui/text.ts';

const Cities = styled(Field)`
  padding-bottom: 0;
  overflow: clip;
`;

const Words = styled.div`
  display: grid;
  gap: 1rem ${space.gutter};
  ${from.tablet} { grid-template-columns: 1fr 1fr; align-items: end; }
  p { max-width: 28em; }
  a { display: inline-block; margin-top: 0.75rem; font-weight: 600; font-size: ${type.title}; ${lineUnder} }
`;

/** Both cities in one stroke, from edge to edge; on phones one below the other. */
const Skylines = styled.div`
  display: grid;
  gap: 1.5rem;
  margin: clamp(2.5rem, 6vw, 5rem) calc(-1 * ${space.margin}) 2.5rem;
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: 0; }
`;

export const TwoCities = () => (
  <Cities $tone="quiet" aria-labelledby="cities">
    <Words>
      <Chapter id="cities">Two cities, one clock</Chapter>
      <div>
        <p>Stockholm and Budapest keep the same time and the same calendar; only the weather and the lunch differ.</p>
        <Link href={routes.about}>How the offices share a day</Link>
      </div>
    </Words>
    <Skylines>
      {site.offices.map(({ id }) => (
        <Skyline key={id} $city={id} />
      ))}
    </Skylines>
  </Cities>
);
