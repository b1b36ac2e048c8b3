import styled from 'styled-components';
import { routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { Skyline } from '../../ui/Skyline.tsx';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';

const Cities = styled(Field)`
  padding-bottom: 0;
  overflow: clip;
`;

/** Both cities in one stroke, from edge to edge; on phones one below the other. */
const Skylines = styled.div`
  display: grid;
  gap: 1.5rem;
  margin: clamp(2.5rem, 6vw, 5rem) calc(-1 * ${space.margin}) 0;
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: 0; }
`;

export const TwoCities = () => (
  <Cities $tone="quiet" aria-labelledby="cities">
    <SectionHead>
      <Chapter id="cities">Two cities, one clock</Chapter>
      <div>
        <p>Stockholm and Budapest keep the same time and the same calendar; only the weather and the lunch differ.</p>
        <TextLink href={`${routes.about}#day`}>How the offices share a day</TextLink>
      </div>
    </SectionHead>
    <Skylines>
      {site.offices.map(({ id }) => (
        <Skyline key={id} $city={id} />
      ))}
    </Skylines>
  </Cities>
);
