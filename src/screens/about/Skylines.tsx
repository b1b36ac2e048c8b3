import styled from 'styled-components';
import { site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Skyline } from '../../ui/Skyline.tsx';

/** Every office's city in one stroke, from edge to edge of a field; on phones one below the other. */
const Row = styled.div`
  display: grid;
  gap: 1.5rem;
  margin: clamp(1.5rem, 4vw, 3rem) calc(-1 * ${space.margin}) 0;
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: 0; }
`;

export const Skylines = () => (
  <Row>
    {site.offices.map(({ id }) => (
      <Skyline key={id} $city={id} />
    ))}
  </Row>
);
